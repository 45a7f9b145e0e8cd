import type { Command } from '@playforward/city-sim';
import type { CityClientMessage } from '@playforward/contract';
import type { CityIntent } from './city-session.ts';

/** An intent as the room reads it, under its number; null for a command that only the city itself may give. */
export function roomMessage(intent: CityIntent, seq: number): CityClientMessage | null {
  switch (intent.type) {
    case 'command':
      return commandMessage(intent.command, seq);
    case 'run':
      return {
        type: 'run',
        seq,
        mission_id: intent.mission.id,
        inputs: intent.inputs,
        prediction: intent.prediction,
        attempt_id: intent.attemptId,
      };
    default:
      return { ...intent, seq };
  }
}

function commandMessage(command: Command, seq: number): CityClientMessage | null {
  switch (command.kind) {
    case 'place': {
      const { type, x, y, params } = command;
      return { type: 'place', seq, building: type, x, y, ...(params && { params }) };
    }
    case 'remove':
      return { type: 'remove', seq, id: command.id };
    case 'set':
      return { type: 'set', seq, target: command.target, params: command.params };
    default:
      return null;
  }
}
