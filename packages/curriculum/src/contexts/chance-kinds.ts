/** Kinds of days, rides and the like whose chances a table gives. */
export type ChanceKinds = {
  readonly what: string;
  readonly names: readonly [string, string, string, string];
};

export const chanceKinds: readonly ChanceKinds[] = [
  { what: 'weather of a day', names: ['Sun', 'Clouds', 'Rain', 'Snow'] },
  { what: 'way to school', names: ['Bus', 'Bike', 'Walk', 'Car'] },
  { what: 'color of a car', names: ['White', 'Black', 'Red', 'Blue'] },
  { what: 'kind of a song', names: ['Pop', 'Rock', 'Jazz', 'Folk'] },
  { what: 'result of a match', names: ['Win', 'Draw', 'Loss', 'No game'] },
  { what: 'place of a lunch', names: ['School', 'Park', 'Home', 'Café'] },
  { what: 'state of a train', names: ['Early', 'On time', 'Late', 'Off'] },
  { what: 'answer to a survey', names: ['Yes', 'Rather', 'Hardly', 'No'] },
  { what: 'size of a shirt', names: ['S', 'M', 'L', 'XL'] },
];
