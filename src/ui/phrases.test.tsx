import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LangProvider } from '../i18n/use-text.tsx'
import { ListRow } from './list-row.tsx'
import { Phrases } from './phrases.tsx'

const htmlOf = (children: string) => renderToStaticMarkup(<Phrases>{children}</Phrases>)

it('breaks Thai text between phrases, keeps a number with its unit, and does not change other scripts', () => {
  const whole = (phrase: string) => `<span class="inline-block">${phrase}</span>`
  expect(htmlOf('บัตรเรือใบเดียว 3 เกาะ กับ Talad')).toBe(
    `${whole('บัตรเรือใบเดียว')} ${whole('3 เกาะ')} ${whole('กับ')} Talad`,
  )
  expect(htmlOf('เริ่มจากช่องของคุณ')).toBe('เริ่มจากช่องของคุณ')
  expect(htmlOf('Start with your channel')).toBe('Start with your channel')
})

it('marks Thai text with its language on an English page', () => {
  const html = (children: string) =>
    renderToStaticMarkup(
      <LangProvider lang="en">
        <Phrases>{children}</Phrases>
      </LangProvider>,
    )
  expect(html('นวลนวล')).toBe('<span lang="th">นวลนวล</span>')
  expect(html('นวลนวล · Instagram')).toBe('<span lang="th" class="inline-block">นวลนวล</span> · Instagram')
  expect(html('Nuan')).toBe('Nuan')
})

it('also applies to the title and the note of a row', () => {
  const html = renderToStaticMarkup(<ListRow title="รีวิวเซรั่ม ลองใช้จริง" note={<b>x</b>} />)
  expect(html.match(/"inline-block"/g)).toHaveLength(2)
  expect(html).toContain('<b>x</b>')
})
