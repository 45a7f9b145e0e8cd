/** The script inside the served pages of the app (scripts/app-pages.ts): starts the first calls before any file has come. */
import { askEarly } from './api/early-calls.ts';
import { request } from './api/request.ts';

askEarly(window.location.pathname, (path) => request('GET', path));
