import { type Address, type Bilingual, type ProvinceCode, t } from './types.ts'

interface Place {
  code: ProvinceCode
  province: Bilingual
  district: Bilingual
  subdistrict: Bilingual
  postcode: string
}

const place = (
  code: ProvinceCode,
  province: [string, string],
  district: [string, string],
  subdistrict: [string, string],
  postcode: string,
): Place => ({ code, province: t(...province), district: t(...district), subdistrict: t(...subdistrict), postcode })

const BANGKOK: [string, string] = ['กรุงเทพมหานคร', 'Bangkok']
const MUEANG: [string, string] = ['ในเมือง', 'Nai Mueang']

/** One real district of each province that is used; several of Bangkok. */
export const PLACES: readonly Place[] = [
  place('TH-10', BANGKOK, ['จตุจักร', 'Chatuchak'], ['ลาดยาว', 'Lat Yao'], '10900'),
  place('TH-10', BANGKOK, ['พระโขนง', 'Phra Khanong'], ['บางจาก', 'Bang Chak'], '10260'),
  place('TH-10', BANGKOK, ['ห้วยขวาง', 'Huai Khwang'], ['ห้วยขวาง', 'Huai Khwang'], '10310'),
  place('TH-10', BANGKOK, ['ธนบุรี', 'Thon Buri'], ['ตลาดพลู', 'Talat Phlu'], '10600'),
  place('TH-10', BANGKOK, ['บางกะปิ', 'Bang Kapi'], ['หัวหมาก', 'Hua Mak'], '10240'),
  place(
    'TH-11',
    ['สมุทรปราการ', 'Samut Prakan'],
    ['เมืองสมุทรปราการ', 'Mueang Samut Prakan'],
    ['ปากน้ำ', 'Pak Nam'],
    '10270',
  ),
  place('TH-12', ['นนทบุรี', 'Nonthaburi'], ['ปากเกร็ด', 'Pak Kret'], ['ปากเกร็ด', 'Pak Kret'], '11120'),
  place('TH-13', ['ปทุมธานี', 'Pathum Thani'], ['คลองหลวง', 'Khlong Luang'], ['คลองหนึ่ง', 'Khlong Nueng'], '12120'),
  place(
    'TH-14',
    ['พระนครศรีอยุธยา', 'Ayutthaya'],
    ['พระนครศรีอยุธยา', 'Phra Nakhon Si Ayutthaya'],
    ['หัวรอ', 'Hua Ro'],
    '13000',
  ),
  place('TH-20', ['ชลบุรี', 'Chon Buri'], ['ศรีราชา', 'Si Racha'], ['ศรีราชา', 'Si Racha'], '20110'),
  place('TH-21', ['ระยอง', 'Rayong'], ['เมืองระยอง', 'Mueang Rayong'], ['เพ', 'Phe'], '21160'),
  place('TH-30', ['นครราชสีมา', 'Nakhon Ratchasima'], ['เมืองนครราชสีมา', 'Mueang Nakhon Ratchasima'], MUEANG, '30000'),
  place('TH-34', ['อุบลราชธานี', 'Ubon Ratchathani'], ['เมืองอุบลราชธานี', 'Mueang Ubon Ratchathani'], MUEANG, '34000'),
  place('TH-40', ['ขอนแก่น', 'Khon Kaen'], ['เมืองขอนแก่น', 'Mueang Khon Kaen'], MUEANG, '40000'),
  place('TH-41', ['อุดรธานี', 'Udon Thani'], ['เมืองอุดรธานี', 'Mueang Udon Thani'], ['หมากแข้ง', 'Mak Khaeng'], '41000'),
  place('TH-50', ['เชียงใหม่', 'Chiang Mai'], ['เมืองเชียงใหม่', 'Mueang Chiang Mai'], ['สุเทพ', 'Suthep'], '50200'),
  place('TH-57', ['เชียงราย', 'Chiang Rai'], ['เมืองเชียงราย', 'Mueang Chiang Rai'], ['เวียง', 'Wiang'], '57000'),
  place('TH-65', ['พิษณุโลก', 'Phitsanulok'], ['เมืองพิษณุโลก', 'Mueang Phitsanulok'], MUEANG, '65000'),
  place('TH-70', ['ราชบุรี', 'Ratchaburi'], ['โพธาราม', 'Photharam'], ['โพธาราม', 'Photharam'], '70120'),
  place(
    'TH-73',
    ['นครปฐม', 'Nakhon Pathom'],
    ['เมืองนครปฐม', 'Mueang Nakhon Pathom'],
    ['พระปฐมเจดีย์', 'Phra Pathom Chedi'],
    '73000',
  ),
  place('TH-77', ['ประจวบคีรีขันธ์', 'Prachuap Khiri Khan'], ['หัวหิน', 'Hua Hin'], ['หัวหิน', 'Hua Hin'], '77110'),
  place(
    'TH-80',
    ['นครศรีธรรมราช', 'Nakhon Si Thammarat'],
    ['เมืองนครศรีธรรมราช', 'Mueang Nakhon Si Thammarat'],
    MUEANG,
    '80000',
  ),
  place('TH-81', ['กระบี่', 'Krabi'], ['เมืองกระบี่', 'Mueang Krabi'], ['อ่าวนาง', 'Ao Nang'], '81180'),
  place('TH-83', ['ภูเก็ต', 'Phuket'], ['เมืองภูเก็ต', 'Mueang Phuket'], ['ตลาดใหญ่', 'Talat Yai'], '83000'),
  place('TH-84', ['สุราษฎร์ธานี', 'Surat Thani'], ['เกาะสมุย', 'Ko Samui'], ['บ่อผุด', 'Bo Phut'], '84320'),
  place('TH-90', ['สงขลา', 'Songkhla'], ['หาดใหญ่', 'Hat Yai'], ['หาดใหญ่', 'Hat Yai'], '90110'),
  place('TH-92', ['ตรัง', 'Trang'], ['เมืองตรัง', 'Mueang Trang'], ['ทับเที่ยง', 'Thap Thiang'], '92000'),
  place('TH-94', ['ปัตตานี', 'Pattani'], ['เมืองปัตตานี', 'Mueang Pattani'], ['สะบารัง', 'Sabarang'], '94000'),
]

/** Bangkok and its neighbouring provinces, the area that most briefs ask for. */
export const METRO: readonly ProvinceCode[] = ['TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-73']

const BY_CODE = Map.groupBy(PLACES, (p) => p.code)

/** An address in the province; `n` selects one of its districts. Throws RangeError for an unknown province. */
export function addressIn(code: ProvinceCode, line: Bilingual, n = 0): Address {
  const places = BY_CODE.get(code)
  const found = places?.[n % places.length]
  if (!found) throw new RangeError(`no place for ${code}`)
  const { province, district, subdistrict, postcode } = found
  return { line, subdistrict, district, province, provinceCode: code, postcode }
}
