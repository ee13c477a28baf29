import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../core/csv.ts'
import { decodeSheet } from '../../../core/csv-text.ts'
import { type CouponJob, planCodes } from './codes.ts'
import { codesHead, readCodes, readUses } from './sheets.ts'
import { dayIn, keyOfUse, planUses } from './uses.ts'

const job = (code: string | null = null, uses = 0, open = true): CouponJob => ({ influencer: 'x', code, uses, open })

describe('a sheet of codes', () => {
  it.each(['th', 'en'] as const)('can be read again after the export (%s)', (lang) => {
    const text = decodeSheet(
      csvOf(codesHead(lang), [
        ['ID-1', 'ใบเฟิร์น', 'mai10', '0'],
        ['ID-2', 'x', '', '0'],
      ]),
    )
    expect(readCodes(text)).toEqual([{ line: 2, jobId: 'id-1', code: 'mai10' }])
  })

  it('needs its columns', () => {
    expect([readCodes('name,code\nx,y'), readUses('code,uses\nx,1')]).toEqual([null, null])
  })

  it('assigns each code once and does not replace used codes', () => {
    const jobs = new Map([
      ['new', job()],
      ['same', job('SAME')],
      ['used', job('USED', 3)],
      ['other', job('OTHER')],
      ['ended', job(null, 0, false)],
    ])
    const owners = new Map<string, string | null>([
      ['SAME', 'same'],
      ['USED', 'used'],
      ['OTHER', 'other'],
      ['BRIEF', null],
    ])
    const rows = [
      ['new', 'mai-10'],
      ['new', 'X2'],
      ['same', 'same'],
      ['used', 'X3'],
      ['other', 'mai-10'],
      ['ended', 'X4'],
      ['none', 'X5'],
    ].map(([jobId = '', code = ''], i) => ({ line: i + 2, jobId, code }))
    const results = ['set', 'repeated', 'same', 'in_use', 'taken', 'closed', 'unknown_job']
    expect(planCodes(rows, jobs, owners).map(({ result }) => result)).toEqual(results)
    const again = [
      { line: 2, jobId: 'other', code: 'brief' },
      { line: 3, jobId: 'same', code: 'a b' },
    ]
    expect(planCodes(again, jobs, owners).map(({ result }) => result)).toEqual(['taken', 'format'])
  })
})

describe('a report of uses', () => {
  it('accepts dates in the formats of spreadsheets', () => {
    expect(['2025-11-21', '21/11/2568', '1.2.2025', '31/2/2025', '', 'x'].map(dayIn)).toEqual([
      '2025-11-21',
      '2025-11-21',
      '2025-02-01',
      null,
      null,
      null,
    ])
  })

  it('gives a result for each row: what it changes or what is wrong', () => {
    const given = {
      codes: new Set(['MAI10']),
      stored: new Map([
        [keyOfUse('MAI10', '2025-11-19'), 4],
        [keyOfUse('MAI10', '2025-11-18'), 4],
      ]),
      first: '2025-11-01',
      today: '2025-11-21',
    }
    const rows =
      readUses(
        'code,date,uses\nmai10,2025-11-20,"1,204"\nMAI10,20/11/2568,5\nMAI10,2025-11-19,5\nMAI10,2025-11-18,4\nMAI11,2025-11-18,4\nMAI10,2025-11-22,4\nMAI10,2025-11-17,1.5\nMAI10,2025-10-31,4',
      ) ?? []
    const planned = planUses(rows, given)
    expect(planned[0]).toEqual({ line: 2, code: 'MAI10', day: '2025-11-20', uses: 1_204, result: 'add' })
    const results = ['add', 'repeated', 'change', 'same', 'unknown_code', 'date', 'uses', 'date']
    expect(planned.map(({ result }) => result)).toEqual(results)
  })
})
