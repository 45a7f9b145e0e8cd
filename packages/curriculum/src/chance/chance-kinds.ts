/** Kinds of days, rides and the like whose chances a table gives. */
export type ChanceKinds = {
  readonly what: string;
  readonly names: readonly [string, string, string, string];
};

export const chanceKinds: readonly ChanceKinds[] = [
  { what: 'weather on a day', names: ['Sun', 'Clouds', 'Rain', 'Snow'] },
  { what: 'way to school', names: ['Bus', 'Bike', 'Walk', 'Car'] },
  { what: 'color of a car', names: ['White', 'Black', 'Red', 'Blue'] },
  { what: 'type of a song', names: ['Pop', 'Rock', 'Jazz', 'Folk'] },
  { what: 'result of a game', names: ['Win', 'Tie', 'Loss', 'Canceled'] },
  { what: 'place for lunch', names: ['School', 'Park', 'Home', 'Café'] },
  { what: 'arrival of a train', names: ['Early', 'On time', 'Late', 'Canceled'] },
  { what: 'answer to a poll', names: ['Yes', 'Mostly', 'A bit', 'No'] },
  { what: 'size of a shirt', names: ['S', 'M', 'L', 'XL'] },
];
