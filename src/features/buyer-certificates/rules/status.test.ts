import { describe, expect, it } from 'vitest'
import { CERTIFICATE_STATUSES, type CertificateAct, type CertificateStatus } from '../kinds.ts'
import { certificateActs, certificateStatusAfter } from './status.ts'

const OPERATOR: Readonly<Record<CertificateStatus, CertificateAct[]>> = {
  waiting: ['collect', 'write_off'],
  in_progress: ['approve', 'reject'],
  rejected: ['collect', 'write_off'],
  approved: [],
  collected: [],
  written_off: [],
  void: [],
}

describe('a certificate', () => {
  it.each(CERTIFICATE_STATUSES)('%s: allows the actions of the table', (status) => {
    expect(certificateActs(status, 'operator').sort()).toEqual(OPERATOR[status])
    const sends = ['waiting', 'in_progress', 'rejected'].includes(status)
    expect(certificateActs(status, 'marketer')).toEqual(sends ? ['send'] : [])
  })

  it.each([
    ['waiting', 'collect', 'collected'],
    ['rejected', 'write_off', 'written_off'],
    ['in_progress', 'approve', 'approved'],
  ] as const)('%s, %s: becomes %s', (from, act, to) => {
    expect(certificateStatusAfter(from, act, 'operator')).toBe(to)
    expect(() => certificateStatusAfter(to, act, 'operator')).toThrow()
    expect(() => certificateStatusAfter(from, act, 'marketer')).toThrow()
  })
})
