import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baht, satang } from '../money.ts'
import { bahtText, thaiNumber } from './baht-text.ts'
import { BANKS, bankOf, checkAccountNumber } from './banks.ts'
import { normalLegalName, sameLegalName } from './legal-name.ts'
import { checkDigit, checkJuristicId, checkNationalId, isPassport, isVatBranch } from './national-id.ts'
import { mobileForPeople, mobileToE164 } from './phone.ts'

describe('ids', () => {
  it('accept numbers with a correct check digit', () => {
    expect(checkNationalId('1-1017-00230-70-8')).toBeNull()
    expect(checkNationalId('๑-๑๐๑๗-００２３０-70-8\u200B')).toBeNull()
    expect(checkNationalId('1101700230705')).toBe('national_id_check')
    expect(checkNationalId('110170023070')).toBe('national_id_length')
    expect(checkNationalId('9101700230705')).toBe('national_id_length')
    expect(checkJuristicId('0107536000315')).toBeNull()
    expect(checkJuristicId('0107536000314')).toBe('juristic_id_check')
    expect(checkJuristicId('1107536000315')).toBe('juristic_id_length')
  })

  it('are valid with the computed check digit and invalid with the next one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-8]\d{11}$/), (twelve) => {
        const good = `${twelve}${checkDigit(twelve)}`
        expect(checkNationalId(good)).toBeNull()
        expect(checkNationalId(`${twelve}${(checkDigit(twelve) + 1) % 10}`)).toBe('national_id_check')
      }),
    )
  })

  it('accept valid branch and passport numbers', () => {
    expect([isVatBranch('00000'), isVatBranch('123')]).toEqual([true, false])
    expect([isPassport('AB1234567'), isPassport('ab123456'), isPassport('A1234')]).toEqual([true, false, false])
  })
})

describe('mobile numbers', () => {
  it.each([
    ['0812345678', '+66812345678'],
    ['081-234 5678', '+66812345678'],
    ['+66 81 234 5678', '+66812345678'],
    ['+66 (0)81 234 5678', '+66812345678'],
    ['0066912345678', '+66912345678'],
    ['๐๘๑–๒๓๔–๕๖๗๘', '+66812345678'],
    ['\u202A０８１２３４５６７８\u202C', '+66812345678'],
    ['66612345678', '+66612345678'],
    ['021234567', null],
    ['0712345678', null],
    ['081234567', null],
    ['08123456789', null],
    ['', null],
  ])('%s', (text, stored) => expect(mobileToE164(text)).toBe(stored))

  it('are formatted for people', () => expect(mobileForPeople('+66812345678')).toBe('081-234-5678'))
})

describe('banks', () => {
  it('warn about an unusual length and reject an impossible one', () => {
    const kbank = bankOf('KBANK') ?? BANKS[0]
    expect(checkAccountNumber(kbank, '099-1-73502-8')).toEqual({
      ok: true,
      digits: '0991735028',
      unusual: false,
      expected: 10,
    })
    expect(checkAccountNumber(kbank, '๐๙๙–1–７３５０２–8')).toMatchObject({ ok: true, digits: '0991735028' })
    expect(checkAccountNumber(kbank, '09917350')).toMatchObject({ ok: true, unusual: true })
    expect(checkAccountNumber(kbank, '123456')).toEqual({ ok: false, code: 'bank_account_digits' })
    expect(checkAccountNumber(kbank, '1234567890123456')).toMatchObject({ ok: false })
    expect(BANKS).toHaveLength(14)
  })
})

describe('baht in words', () => {
  it.each([
    [4_500, 'สี่พันห้าร้อยบาทถ้วน'],
    [0, 'ศูนย์บาทถ้วน'],
    [1, 'หนึ่งบาทถ้วน'],
    [10, 'สิบบาทถ้วน'],
    [11, 'สิบเอ็ดบาทถ้วน'],
    [20, 'ยี่สิบบาทถ้วน'],
    [21, 'ยี่สิบเอ็ดบาทถ้วน'],
    [101, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [53_500, 'ห้าหมื่นสามพันห้าร้อยบาทถ้วน'],
    [1_000_000, 'หนึ่งล้านบาทถ้วน'],
    [1_000_001, 'หนึ่งล้านเอ็ดบาทถ้วน'],
    [11_000_021, 'สิบเอ็ดล้านยี่สิบเอ็ดบาทถ้วน'],
    [1_000_000_000_000, 'หนึ่งล้านล้านบาทถ้วน'],
    [0.25, 'ยี่สิบห้าสตางค์'],
    [0.01, 'หนึ่งสตางค์'],
    [67.5, 'หกสิบเจ็ดบาทห้าสิบสตางค์'],
    [121.11, 'หนึ่งร้อยยี่สิบเอ็ดบาทสิบเอ็ดสตางค์'],
    [-5, 'ลบห้าบาทถ้วน'],
  ])('%d', (amount, words) => expect(bahtText(baht(amount))).toBe(words))

  it('writes different amounts in different words', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (a, b) => {
        expect(bahtText(satang(a)) === bahtText(satang(b))).toBe(a === b)
        expect(thaiNumber(a)).not.toMatch(/undefined|หนึ่งสิบ|สองสิบ/)
      }),
    )
  })
})

describe('legal names', () => {
  it.each([
    ['พลอยไพลิน แก้วใส', 'นางสาวพลอยไพลิน  แก้วใส', true],
    ['น.ส. พลอยไพลิน แก้วใส', 'พลอยไพลิน แก้วใส', true],
    ['นายิกา ใจดี', 'ิกา ใจดี', false],
    ['Mr. John Smith', 'JOHN SMITH', true],
    ['บริษัท นวลนวล สกินแคร์ จำกัด', 'บจก. นวลนวล สกินแคร์', true],
    ['บริษัท ตลาด มีเดีย จำกัด (มหาชน)', 'บริษัท ตลาด มีเดีย จำกัด', false],
    ['หจก. นวลนวล', 'บจก. นวลนวล', false],
    ['Talad Media Co., Ltd.', 'TALAD MEDIA COMPANY LIMITED', true],
    ['น้ำ ใจ', 'น\u0e4d\u0e49\u0e32 ใจ', true],
    ['สมชาย ใจดี', 'สมชาย ใจร้าย', false],
    ['', '', false],
  ])('%s = %s', (a, b, same) => expect(sameLegalName(a, b)).toBe(same))

  it('equal themselves unless they are empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(sameLegalName(name, name)).toBe(normalLegalName(name) !== '')
      }),
    )
  })
})
