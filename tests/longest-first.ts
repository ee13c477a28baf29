import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take far longer than their size says. */
const LONG = [/\/main-job\.test\.ts$/]

const rank = ({ moduleId }: TestSpecification): number => (LONG.some((one) => one.test(moduleId)) ? 0 : 1)

/** Starts what takes longest first, so that it does not run alone at the end while the other worker waits. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
