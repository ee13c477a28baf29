import { describe, expect, test } from 'vitest'
import { DOCS, KINDS } from '../kinds.ts'
import { emptyDoc } from './empty.ts'
import { fieldsAlong } from './field.ts'
import { FIELDS } from './fields.ts'
import { changeRows, docOfForm, textsOfForm, textsOfRecord } from './form.ts'

/** All texts of a document as a form would send them: the inverse of parsing. */
function formOf(doc: object, prefix = ''): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(doc)) {
    const path = prefix + name
    if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
      for (const tag of value) texts[`${path}.${tag}`] = '1'
    else if (typeof value === 'object' && value !== null) Object.assign(texts, formOf(value, `${path}.`))
    else if (name === 'price' || name === 'creatorPay') texts[path] = String((value as number) / 100)
    else if (value !== null && value !== false) texts[path] = String(value)
  }
  return texts
}
const words = (th: string, en = '') => ({ th, en })

describe('the table of fields', () => {
  test.each(KINDS)('has every field of %s, and its form parses to the same document', (kind) => {
    const doc = emptyDoc(kind)
    expect(Object.keys(FIELDS[kind]).sort()).toEqual(Object.keys(DOCS[kind].shape).sort())
    const read = docOfForm(kind, textsOfRecord(formOf(doc)))
    expect(read).toEqual(doc)
    expect(DOCS[kind].safeParse(read).success).toBe(true)
  })

  test('parses nested lists, tags, figures and pictures', () => {
    const study = {
      ...emptyDoc('caseStudy'),
      title: words('ก', 'A'),
      channels: ['INSTAGRAM', 'X'],
      cover: { fileId: '0198c0de-0000-7000-8000-000000000001', scene: 'tech', alt: words('รูป') },
      figures: [{ label: words('ยอด'), value: 12.5, unit: 'percent' }],
      series: [
        {
          label: words('ต่อวัน'),
          unit: 'count',
          points: [
            { label: words('จ.'), value: 1 },
            { label: words('อ.'), value: 2_000 },
          ],
        },
      ],
    }
    expect(docOfForm('caseStudy', textsOfRecord(formOf(study)))).toEqual(study)
  })

  test('parses money as baht and figures with commas, and reports an invalid figure by its path', () => {
    const texts = { ...formOf(emptyDoc('package')), price: '฿12,500.50', units: '1,0x' }
    const doc = docOfForm('package', textsOfRecord(texts))
    expect(doc.price).toBe(1_250_050)
    expect(DOCS.package.safeParse(doc).error?.issues.map(({ path }) => path.join('.'))).toEqual(['units'])
  })

  test('closes the gaps of removed rows, and normalizes line ends', () => {
    const form = new FormData()
    form.set('includes.0.th', 'หนึ่ง')
    form.set('includes.4.th', 'สอง')
    form.set('summary.th', 'ก\r\nข')
    const doc = docOfForm('package', textsOfForm(form))
    expect(doc.includes).toEqual([words('หนึ่ง'), words('สอง')])
    expect(doc.summary).toEqual(words('ก\nข'))
  })
})

test('rows are added up to the limit and removed, also in nested lists', () => {
  const doc: Record<string, unknown> = { ...emptyDoc('caseStudy') }
  const field = (path: string) => fieldsAlong(FIELDS.caseStudy, path).at(-1)!.field
  for (let n = 0; n < 5; n++) changeRows(doc, 'series', field('series'), null)
  expect(doc.series).toHaveLength(3)
  changeRows(doc, 'series.1.points', field('series.1.points'), null)
  expect(doc.series).toMatchObject([{ points: [] }, { points: [{ label: words(''), value: 0 }] }, { points: [] }])
  changeRows(doc, 'series', field('series'), 0)
  expect(doc.series).toMatchObject([{ points: [{ value: 0 }] }, { points: [] }])
  expect(fieldsAlong(FIELDS.caseStudy, 'series.1.points.2.label').map(({ name, row }) => [name, row])).toEqual([
    ['series', 1],
    ['points', 2],
    ['label', null],
  ])
})
