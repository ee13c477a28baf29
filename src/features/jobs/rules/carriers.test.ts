import { describe, expect, it } from 'vitest'
import { CARRIER_CODES, CARRIERS, carrierName, trackingNumberOf } from './carriers.ts'

describe('a tracking number', () => {
  it.each(CARRIER_CODES)('of %s matches its example, and rejects invalid text', (carrier) => {
    const { example } = CARRIERS[carrier]
    expect(trackingNumberOf(carrier, ` ${example.toLowerCase()} `)).toBe(example)
    for (const wrong of ['x', '', '123', 'not a number', '<script>'])
      expect(trackingNumberOf(carrier, wrong)).toBeNull()
  })

  it.each([
    ['thailand_post', 'EF123456789US'],
    ['jt', 'TH123456789012'],
    ['flash', '820012345678'],
    ['other', 'parcel'],
  ] as const)('of %s is not %s', (carrier, number) => expect(trackingNumberOf(carrier, number)).toBeNull())

  it('is shown with the name of its carrier', () => {
    expect([
      carrierName('th', 'flash'),
      carrierName('en', 'flash'),
      carrierName('en', 'ส่งไว'),
      carrierName('th', null),
    ]).toEqual(['แฟลช เอ็กซ์เพรส', 'Flash Express', 'ส่งไว', ''])
  })
})
