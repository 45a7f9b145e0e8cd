// Asked by the container's health check; ends with 1 when the server does not answer.
const port = process.env.PORT ?? '3000';
const isWell = await fetch(`http://127.0.0.1:${port}/health/live`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
