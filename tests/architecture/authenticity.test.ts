import { expect, test } from 'vitest'
import { authenticityTables, publishedTables, SAMPLE } from '../../bench/authenticity.ts'

test('the published precision and recall are those of the rules (npm run authenticity -- --write)', () => {
  expect(publishedTables()).toBe(authenticityTables(SAMPLE))
})
