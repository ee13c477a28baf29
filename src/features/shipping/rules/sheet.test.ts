import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../core/csv.ts'
import { decodeSheet, parseCsv } from '../../../core/csv-text.ts'
import { carrierOf, headOf, parcelOfRow, readSheet } from './sheet.ts'

describe('a sheet of tracking numbers', () => {
  it.each([
    ['commas', 'a,b\r\n1,"2, ""x"""\r\n'],
    ['semicolons', 'a;b\n1;"2, ""x"""'],
    ['tabs', '\ufeffa\tb\n1\t"2, ""x"""\n\n'],
  ])('is read with %s', (_, text) => {
    expect(parseCsv(text)).toEqual([
      ['a', 'b'],
      ['1', '2, "x"'],
    ])
  })

  it.each(['th', 'en'] as const)('is read back as it was exported (%s)', (lang) => {
    const cells = headOf(lang).map(() => 'x')
    cells[0] = '01A00000-0000-7000-8000-000000000000'
    cells[13] = lang === 'th' ? 'ไปรษณีย์ไทย' : 'thailand post'
    cells[14] = '=EF123456789TH'
    const text = decodeSheet(csvOf(headOf(lang), [cells, cells.with(14, '')]))
    const rows = readSheet(text)
    expect(rows).toEqual([
      { line: 2, jobId: '01a00000-0000-7000-8000-000000000000', carrier: cells[13], tracking: '=EF123456789TH' },
    ])
    expect(parcelOfRow({ ...rows![0]!, tracking: 'ef 123456789 th' })).toEqual({
      carrier: 'thailand_post',
      trackingNumber: 'EF123456789TH',
    })
  })

  it('needs its columns, a known carrier and a valid number of that carrier', () => {
    expect(readSheet('name,phone\nx,1')).toBeNull()
    expect([carrierOf('Flash Express'), carrierOf('jt'), carrierOf('แฟลช เอ็กซ์เพรส'), carrierOf('x')]).toEqual([
      'flash',
      'jt',
      'flash',
      null,
    ])
    const row = { line: 2, jobId: 'x', carrier: 'jt', tracking: '8.2E+11' }
    expect([parcelOfRow(row), parcelOfRow({ ...row, carrier: '' })]).toEqual(['number', 'carrier'])
  })

  it('can be read in the Thai code page of Windows, too', () => {
    expect(decodeSheet(new Uint8Array([0xa1, 0xd2]))).toBe('กา')
  })
})
