import { BaseSequencer, type TestSpecification } from 'vitest/node'

const rank = ({ moduleId }: TestSpecification): number => (moduleId.endsWith('/main-job.test.ts') ? 0 : 1)

/**
 * Vitest starts files in the order of their size, but the main job takes far longer than all others. It starts first, so
 * that it does not run alone at the end while the other worker waits.
 */
export class MainJobFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
