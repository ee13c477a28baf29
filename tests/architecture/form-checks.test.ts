import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A form that does not check its fields itself: `ActionForm` does. */
const FORM = /<([Ff]orm)\b.*?<\/\1>/gs
/** What shows a field's error in the words of the page, or leaves it to the server. */
const OWN_WORDS = /useFormChecks|useFieldChecks|noValidate/

test('a form with required fields shows errors in the words of the page, not in bubbles of the browser', () => {
  const files = globSync('src/**/*.tsx', { cwd: root })
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
    .filter(({ text }) => text.match(FORM)?.some((form) => /\srequired(?=[\s=/>])/.test(form)))
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter(({ text }) => !OWN_WORDS.test(text)).map(({ name }) => name)).toEqual([])
})
