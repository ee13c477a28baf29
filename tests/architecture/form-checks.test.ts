import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What shows a field's error in the words of the page, or leaves it to the server. */
const OWN_WORDS = /<ActionForm|useFormChecks|useFieldChecks|noValidate/

test('a form with required fields shows errors in the words of the page, not in bubbles of the browser', () => {
  const files = globSync('src/**/*.tsx', { cwd: root })
  const forms = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return /<[Ff]orm\b/.test(text) && /^\s+required(?:=|$)/m.test(text)
  })
  expect(forms.length).toBeGreaterThan(2)
  expect(forms.filter((file) => !OWN_WORDS.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
