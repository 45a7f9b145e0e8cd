// Runs after `vite build`: compresses the city's text files once.
import { compressFiles } from '../../../tools/build/compress-files.ts';

compressFiles(`${import.meta.dirname}/../build`);
