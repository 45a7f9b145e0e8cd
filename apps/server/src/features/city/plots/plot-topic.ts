/** The topic under which processes hear that an operator hid or showed plots; the key is the city's id. */
export const plotTopic = 'city-plots';
