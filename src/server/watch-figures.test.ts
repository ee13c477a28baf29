import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildContent } from '../../tests/content-factory.ts'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { DAY } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import { contract as faq } from '../features/faq/contract.ts'
import { settingRows } from '../platform/schema.ts'
import { watchContent } from './content-versions.ts'
import { watchFigures } from './watch-figures.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('a setting that takes effect changes the texts that show it and clears the cache', async () => {
  const answer = { th: '<p>ค่าบริการ {$serviceFee}</p>', en: '<p>The fee is {$serviceFee}, not {$nothing}.</p>' }
  await buildContent(app.db, 'faq', { doc: { audience: 'marketer', question: answer, answer } })
  const answered = async () => {
    const { body } = await app.call(faq.list, { params: { locale: 'en', x: 'marketer' } })
    return body.data[0]?.answer
  }
  const versions = watchContent(app.db)
  const dropped: (readonly string[])[] = []
  versions.onChange((tags) => dropped.push(tags))
  const figures = await watchFigures(app.db, app.clock, versions)
  app.app.figures = figures.current
  expect(figures.current().serviceFee).toBe('10%')
  expect(await answered()).toBe('<p>The fee is 10%, not {$nothing}.</p>')

  const effectiveFrom = new Date(app.clock.now().getTime() + 2 * DAY)
  await app.db
    .insert(settingRows)
    .values({ id: newId(), key: 'fee.marketer_bps', value: 1_250, effectiveFrom, createdAt: app.clock.now() })
  await figures.poll()
  expect(figures.current().serviceFee).toBe('10%')
  expect(dropped).toEqual([])

  app.clock.advance(3 * DAY)
  await figures.poll()
  expect(figures.current().serviceFee).toBe('12.5%')
  expect(dropped.flat()).toContain('faq')
  expect(await answered()).toBe('<p>The fee is 12.5%, not {$nothing}.</p>')
})
