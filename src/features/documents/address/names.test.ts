import { expect, test } from 'vitest'
import { printedAddress } from './names.ts'

const thai = {
  line: '99/8 ซอยอารีย์ 4',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
}

test.each([
  [thai, '99/8 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400'],
  [{ ...thai, line: '99/8' }, '99/8 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400'],
  [{ ...thai, line: '99/8 Soi Ari 4' }, '99/8 Soi Ari 4, Phaya Thai, Phaya Thai, Bangkok 10400'],
  [
    { ...thai, subdistrict: 'Phaya Thai', district: 'khet phaya thai', province: 'Bangkok' },
    '99/8 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
  ],
  [
    {
      ...thai,
      line: '12 Moo 3',
      subdistrict: 'แม่สรวย',
      district: 'อำเภอแม่สรวย',
      province: 'เชียงราย',
      postcode: '57180',
    },
    '12 Moo 3, Mae Suai, Mae Suai, Chiang Rai 57180',
  ],
  [{ ...thai, line: '1 New Road', subdistrict: 'ที่ไม่มี' }, '1 New Road, ที่ไม่มี, Phaya Thai, Bangkok 10400'],
])('an address is printed in the language in which it was entered: %o', async (address, printed) => {
  expect(await printedAddress(address)).toBe(printed)
})
