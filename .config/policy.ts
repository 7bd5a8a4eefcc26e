import type { Plugin } from 'vite'
import { POLICY } from '../src/host/policy.ts'

const meta = (attrs: Record<string, string>) => ({
  tag: 'meta',
  attrs,
  injectTo: 'head-prepend' as const,
})

/** Puts the Content-Security-Policy into the built page (while developing, Vite needs inline scripts). */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: () => [
      meta({ 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      meta({ name: 'referrer', content: 'no-referrer' }),
    ],
  }
}
