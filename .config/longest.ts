import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { named, paceOf } from './pace.mjs'

/** Begins with what takes longest, so that nothing long is left over when all the rest is done. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const files = specifications.map(({ moduleId }) => named(moduleId))
    const pace = paceOf(process.env.PACE ?? '', files)
    return specifications.toSorted((a, b) => pace(named(b.moduleId)) - pace(named(a.moduleId)))
  }
}
