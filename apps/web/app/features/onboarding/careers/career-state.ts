/** The list with what is picked in it, or the day of the picked career. A career is known by its title (D-56). */
export type CareerState = { view: 'list'; chosen: string | undefined } | { view: 'day'; chosen: string };

export type CareerEvent = { type: 'choose'; title: string } | { type: 'continue' } | { type: 'change' };

export const firstCareerState: CareerState = { view: 'list', chosen: undefined };

export function changeCareerState(state: CareerState, event: CareerEvent): CareerState {
  switch (event.type) {
    case 'choose':
      return state.view === 'list' ? { view: 'list', chosen: event.title } : state;
    case 'continue':
      return state.chosen === undefined ? state : { view: 'day', chosen: state.chosen };
    case 'change':
      return { view: 'list', chosen: state.chosen };
  }
}
