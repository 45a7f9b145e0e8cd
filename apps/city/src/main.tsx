import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeFrameQuery } from './start/read-frame-query.ts';
import './style/tokens.css';
import './style/base.css';

const query = takeFrameQuery();
const place = document.getElementById('city');
if (!place) throw new Error('The page has no place for the city.');
createRoot(place).render(
  <StrictMode>
    <App query={query} />
  </StrictMode>,
);
