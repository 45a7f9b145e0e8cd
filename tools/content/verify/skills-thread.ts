import { parentPort, workerData } from 'node:worker_threads';
import { proveOpenSkills, type SharedSkills } from './prove-open-skills.ts';

parentPort?.postMessage(proveOpenSkills(workerData as SharedSkills));
