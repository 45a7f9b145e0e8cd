import { orbEmotions, orbPersonalities } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { type OrbMode, orbModes } from '../../../ui/orb/orb-looks.ts';
import type { OrbMessage } from '../queue/orb-message.ts';
import { modeOfEmotion, modeOfMessage, modeOfPersonality, settledMode } from './moods.ts';

describe('emotions', () => {
  test.each([
    ['happy', 'excited', 'L-202'],
    ['excited', 'excited', 'L-202'],
    ['celebrating', 'excited', 'L-202'],
    ['calm', 'idle', 'L-203'],
    ['idle', 'idle', 'L-203'],
    ['focused', 'thinking', 'L-204'],
    ['worried', 'worried', 'L-205'],
    ['confident', 'fulfilled', 'L-206'],
    ['supportive', 'fulfilled', 'L-206'],
    ['curious', 'listening', 'L-207'],
    ['zzz', 'fulfilled', 'L-208'],
    ['constructor', 'fulfilled', 'L-208'],
  ])('%s gives %s [%s]', (state, mode) => {
    expect(modeOfEmotion(state)).toBe(mode);
  });
});

describe('personalities', () => {
  test.each([
    ['idle', 'idle'],
    ['determined', 'determined'],
    ['excited', 'excited'],
    ['fulfilled', 'fulfilled'],
    ['worried', 'worried'],
    ['loading', 'loading'],
    ['supportive', 'fulfilled'],
    ['confident', 'fulfilled'],
    ['encouraging', 'determined'],
    ['celebrating', 'excited'],
    ['playful', 'excited'],
    ['guiding', 'speaking'],
    ['reacting', 'speaking'],
    ['curious', 'listening'],
    ['patient', 'worried'],
    ['dream', 'idle'],
    ['something new', 'fulfilled'],
  ])('%s gives %s [L-169] [L-170]', (personality, mode) => {
    expect(modeOfPersonality(personality)).toBe(mode);
  });

  test('all names lead to one of the nine animations [L-171] [L-172]', () => {
    for (const name of orbPersonalities) expect(orbModes).toContain(modeOfPersonality(name));
    for (const name of orbEmotions) expect(orbModes).toContain(modeOfEmotion(name));
    expect(orbPersonalities).toHaveLength(16);
    expect(orbEmotions).toHaveLength(10);
  });
});

describe('messages', () => {
  test.each<[string, Partial<OrbMessage>, OrbMode, string]>([
    ['a celebration', { interaction_type: 'celebration', emotional_state: 'calm' }, 'excited', 'L-209'],
    [
      'encouragement',
      { interaction_type: 'encouragement', personality_mode: 'patient' },
      'determined',
      'L-210',
    ],
    ['patience', { personality_mode: 'patient', emotional_state: 'happy' }, 'worried', 'L-211'],
    ['a welcome', { interaction_type: 'welcome' }, 'excited', 'L-212'],
    ['any other type', { interaction_type: 'hint' }, 'fulfilled', 'L-213'],
    ['nothing at all', {}, 'fulfilled', 'L-213'],
    ['a feeling', { interaction_type: 'hint', emotional_state: 'focused' }, 'thinking', 'L-204'],
    [
      'a feeling before a personality',
      { emotional_state: 'calm', personality_mode: 'excited' },
      'idle',
      'L-203',
    ],
    ['a personality alone', { personality_mode: 'guiding' }, 'speaking', 'L-170'],
  ])('%s asks for its animation (%j gives %s) [%s]', (_, message, mode) => {
    expect(modeOfMessage(message)).toBe(mode);
  });

  test('worry about a wrong answer becomes determination, nothing else changes by itself', () => {
    expect(orbModes.filter((mode) => settledMode(mode) !== undefined)).toEqual(['worried']);
    expect(settledMode('worried')).toBe('determined');
  });
});
