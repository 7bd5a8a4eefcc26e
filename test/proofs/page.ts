import { hashOfSteps } from './hash.ts'

/** Runs in a browser: works the hash out there and tells it to who serves the page. */
const throws = Number(new URLSearchParams(location.search).get('throws'))
await fetch('/told', { method: 'POST', body: JSON.stringify(hashOfSteps(throws)) })
