import type { TestProject } from 'vitest/node'
import { serve } from '../../../.config/serve.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served, with a slash at the end. */
    address: string
  }
}

/** Serves the built page for all journeys, on a port of its own. */
export default async function house(project: TestProject) {
  const { local, close } = await serve({ port: 4400 })
  project.provide('address', local)
  return close
}
