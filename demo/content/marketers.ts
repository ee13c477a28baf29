import { addressIn } from './places.ts'
import { demoJuristicId, demoNationalId } from './thai-ids.ts'
import { type Bilingual, type DemoMarketer, type Interest, type ProvinceCode, t } from './types.ts'

/** The handwritten part of a brand. */
interface MarketerRow {
  key: string
  kind?: DemoMarketer['kind']
  name: Bilingual
  company: Bilingual
  place: readonly [province: ProvinceCode, line: Bilingual, district: number]
  contact: readonly [name: Bilingual, position: Bilingual]
  /** Team members besides the owner, by the local part of their email address. */
  team?: readonly string[]
  about: Bilingual
  products: readonly Bilingual[]
  interests: readonly Interest[]
  joinedDay: number
}

const MARKETING = t('ผู้จัดการฝ่ายการตลาด', 'Marketing lead')
const OWNER = t('เจ้าของกิจการ', 'Owner')

const ROWS: readonly MarketerRow[] = [
  {
    key: 'nuanuan',
    name: t('นวลนวล สกินแคร์', 'Nuanuan Skincare'),
    company: t('บริษัท นวลนวล สกินแคร์ จำกัด', 'Nuanuan Skincare Co., Ltd.'),
    place: ['TH-10', t('88/12 ซอยลาดพร้าว 23', '88/12 Soi Lat Phrao 23'), 0],
    contact: [t('ณัฐธิดา นวลละออ', 'Natthida Nuan-la-o'), MARKETING],
    team: ['content', 'finance'],
    about: t('สกินแคร์จากข้าวไทยสำหรับผิวแพ้ง่าย', 'Skincare from Thai rice for sensitive skin'),
    products: [t('เซรั่มผิวฉ่ำน้ำ 30 มล.', 'Dewy serum 30 ml'), t('โทนเนอร์ข้าวหอม', 'Jasmine rice toner')],
    interests: ['beauty', 'lifestyle'],
    joinedDay: -402,
  },
  {
    key: 'chadee',
    name: t('ชาดี คาเฟ่', 'Chadee Café'),
    company: t('บริษัท ชาดี คาเฟ่ จำกัด', 'Chadee Café Co., Ltd.'),
    place: ['TH-10', t('19 ถนนเทอดไท', '19 Thoet Thai Road'), 3],
    contact: [t('ชวิศ ใบชา', 'Chawit Baicha'), MARKETING],
    about: t('ร้านชาไทย 24 สาขาในกรุงเทพฯ และปริมณฑล', 'Thai tea bars, 24 of them around Bangkok'),
    products: [t('ชาไทยโฟมมะพร้าว', 'Thai tea with coconut foam'), t('ชาเย็นถุงพร้อมชง', 'Iced tea brew bags')],
    interests: ['food', 'lifestyle'],
    joinedDay: -330,
  },
  {
    key: 'lele',
    name: t('เลเล ทราเวล', 'Lele Travel'),
    company: t('บริษัท เลเล ทราเวล จำกัด', 'Lele Travel Co., Ltd.'),
    place: ['TH-81', t('7/3 หมู่ 2', '7/3 Moo 2'), 0],
    contact: [t('ธาราวดี เลิศคลื่น', 'Tharawadi Loetkhluen'), OWNER],
    about: t('ทริปเรือหางยาวและที่พักริมทะเลใต้', 'Longtail boat trips and rooms by the southern sea'),
    products: [t('ทริปเกาะ 2 วัน 1 คืน', 'Island trip, two days and one night'), t('บัตรเรือข้ามเกาะ', 'Island boat pass')],
    interests: ['travel', 'lifestyle'],
    joinedDay: -284,
  },
  {
    key: 'kruayainuan',
    name: t('ครัวยายนวล', 'Krua Yai Nuan'),
    company: t('ห้างหุ้นส่วนจำกัด ครัวยายนวล ฟู้ด', 'Krua Yai Nuan Food Ltd., Part.'),
    place: ['TH-70', t('52 ถนนหน้าวัด', '52 Na Wat Road'), 0],
    contact: [t('สมนวล ต้มยำ', 'Somnuan Tomyam'), OWNER],
    about: t('เตี๋ยวแห้งและเครื่องต้มยำสูตรโบราณ', 'Dried noodles and tom yam pastes from an old recipe'),
    products: [
      t('เตี๋ยวชามไก่ รสต้มยำโบราณ', 'Rooster-bowl noodles, old-style tom yam'),
      t('น้ำพริกเผายายนวล', 'Yai Nuan chilli jam'),
    ],
    interests: ['food', 'family'],
    joinedDay: -251,
  },
  {
    key: 'phaengprod',
    name: t('แผงโปรด', 'Phaeng Prod'),
    company: t('บริษัท แผงโปรด แฟชั่น จำกัด', 'Phaeng Prod Fashion Co., Ltd.'),
    place: ['TH-10', t('301 ถนนประชาสงเคราะห์', '301 Pracha Songkhro Road'), 2],
    contact: [t('อลิสา จักรเย็บ', 'Alisa Jakyep'), MARKETING],
    team: ['stock'],
    about: t('กระเป๋าผ้าและเสื้อผ้าทำงานที่เย็บในไทย', 'Canvas bags and work clothes sewn in Thailand'),
    products: [t('กระเป๋าผ้าใบเดียวจบ', 'The one-bag canvas tote'), t('เชิ้ตไม่ต้องรีด', 'No-iron shirt')],
    interests: ['lifestyle', 'design', 'beauty'],
    joinedDay: -365,
  },
  {
    key: 'krapuk',
    name: t('กระปุก ไฟแนนซ์', 'Krapuk Finance'),
    company: t('บริษัท กระปุก ไฟแนนซ์ จำกัด (มหาชน)', 'Krapuk Finance Plc.'),
    place: ['TH-10', t('999 อาคารกระปุก ชั้น 18', '999 Krapuk Building, Floor 18'), 4],
    contact: [t('ภูริ ออมสิริ', 'Phuri Omsiri'), t('ผู้จัดการแบรนด์', 'Brand lead')],
    team: ['compliance'],
    about: t('บัตรเดบิตและออมทองรายเดือนสำหรับคนเริ่มทำงาน', 'Debit cards and monthly gold saving for first jobbers'),
    products: [t('บัตรเดบิตไม่มีค่าธรรมเนียม', 'No-fee debit card'), t('ออมทองรายเดือน', 'Monthly gold saving')],
    interests: ['investment', 'news', 'tech'],
    joinedDay: -298,
  },
  {
    key: 'sawangdee',
    name: t('สว่างดี', 'Sawangdee'),
    company: t('บริษัท สว่างดี อิเล็กทริก จำกัด', 'Sawangdee Electric Co., Ltd.'),
    place: ['TH-11', t('45 หมู่ 6 ถนนสุขุมวิท', '45 Moo 6, Sukhumvit Road'), 0],
    contact: [t('กฤษดา ไฟแรง', 'Kritsada Fairaeng'), MARKETING],
    about: t('ไฟถ่ายงานและลำโพงตัวเล็กสำหรับแม่ค้าออนไลน์', 'Lights and small speakers for people who sell live'),
    products: [t('ไฟวงแหวนรุ่น 12 นิ้ว', '12-inch ring light'), t('ลำโพงหนีบไมค์', 'Clip-on mic speaker')],
    interests: ['tech', 'music', 'design'],
    joinedDay: -220,
  },
  {
    key: 'samunprai',
    name: t('สมุนไพรบ้านเรา', 'Samunprai Co.'),
    company: t('บริษัท สมุนไพรบ้านเรา จำกัด', 'Samunprai Baan Rao Co., Ltd.'),
    place: ['TH-73', t('120 หมู่ 4', '120 Moo 4'), 0],
    contact: [t('หทัยรัตน์ ไพลสด', 'Hathairat Phlaisot'), OWNER],
    about: t('ลูกประคบและยาหม่องสมุนไพรจากสวนนครปฐม', 'Herbal compresses and balms from a Nakhon Pathom garden'),
    products: [t('ลูกประคบอุ่นไมโครเวฟ', 'Microwave herbal compress'), t('บาล์มไพล', 'Plai balm')],
    interests: ['health', 'lifestyle'],
    joinedDay: -190,
  },
  {
    key: 'pinto',
    name: t('ปิ่นโต โฮม', 'Pinto Home'),
    company: t('บริษัท ปิ่นโต โฮม จำกัด', 'Pinto Home Co., Ltd.'),
    place: ['TH-12', t('66/8 ถนนแจ้งวัฒนะ', '66/8 Chaeng Watthana Road'), 0],
    contact: [t('ปวีณา เถาเดียว', 'Pawina Thaodiao'), MARKETING],
    about: t('ปิ่นโตและของใช้ในครัวสำหรับครอบครัว', 'Tiffins and kitchenware for families'),
    products: [t('ปิ่นโต 4 ชั้นเก็บอุ่น', 'Four-tier insulated tiffin'), t('ชั้นวางของพับได้', 'Folding shelf')],
    interests: ['family', 'design', 'food'],
    joinedDay: -265,
  },
  {
    key: 'khaotalad',
    name: t('ข่าวตลาด', 'Khao Talad'),
    company: t('บริษัท ข่าวตลาด มีเดีย จำกัด', 'Khao Talad Media Co., Ltd.'),
    place: ['TH-10', t('14 ซอยวิภาวดี 20', '14 Soi Vibhavadi 20'), 0],
    contact: [t('นิธิศ หัวข้อเช้า', 'Nithit Huakhochao'), t('บรรณาธิการการตลาด', 'Audience editor')],
    about: t('ข่าวปากท้องและราคาอาหารสดทุกเช้า', 'Cost-of-living news and fresh-food prices each morning'),
    products: [t('จดหมายข่าวเช้า', 'The morning letter'), t('แอปราคาตลาดสด', 'Market price app')],
    interests: ['news', 'food', 'investment'],
    joinedDay: -172,
  },
  {
    key: 'tangwong',
    kind: 'agency',
    name: t('ตั้งวง เอเจนซี', 'Tangwong Agency'),
    company: t('บริษัท ตั้งวง ครีเอทีฟ จำกัด', 'Tangwong Creative Co., Ltd.'),
    place: ['TH-10', t('55/5 ซอยสมเด็จพระเจ้าตากสิน 14', '55/5 Soi Somdet Phra Chao Tak Sin 14'), 3],
    contact: [t('วงศกร ล้อมวง', 'Wongsakon Lomwong'), t('ผู้อำนวยการแคมเปญ', 'Campaign director')],
    team: ['planner', 'account', 'billing'],
    about: t(
      'เอเจนซีดูแลแบรนด์รถไฟฟ้า ลมโชย และค่ายเพลง เสียงทุ่ง',
      'Agency for Lomchoey electric cars and the Siangthung record label',
    ),
    products: [t('รถไฟฟ้า ลมโชย มินิ', 'Lomchoey Mini electric car'), t('อัลบั้ม หน้าฝนปีนี้', 'The album This Rainy Season')],
    interests: ['car', 'music', 'tech'],
    joinedDay: -310,
  },
  {
    key: 'khrutharn',
    kind: 'individual',
    name: t('ครูธาร สอนกีตาร์', 'Kru Tharn Guitar'),
    company: t('ธารา สายเหล็ก', 'Thara Sailek'),
    place: ['TH-50', t('27 ถนนนิมมาน ซอย 9', '27 Nimman Road, Soi 9'), 0],
    contact: [t('ธารา สายเหล็ก', 'Thara Sailek'), t('ครูสอนดนตรี', 'Music teacher')],
    about: t('คอร์สกีตาร์ออนไลน์สำหรับคนเริ่มจากศูนย์', 'Online guitar lessons for complete beginners'),
    products: [t('คอร์สกีตาร์ 30 วัน', '30-day guitar course')],
    interests: ['music', 'family'],
    joinedDay: -395,
  },
]

function buildMarketer(row: MarketerRow, index: number): DemoMarketer {
  const [province, line, district] = row.place
  const individual = row.kind === 'individual'
  const email = `${row.key}@demo.talad.test`
  return {
    key: row.key,
    kind: row.kind ?? 'brand',
    accountType: individual ? 'individual' : 'company',
    companyName: row.company,
    displayName: row.name,
    markSeed: row.name.th,
    // An individual buys under the national id; numbers from 8,000,000 do not overlap with those of the creators.
    taxId: individual ? demoNationalId(province, 8_000_000 + index) : demoJuristicId(index + 1),
    branch: '00000',
    address: addressIn(province, line, district),
    contact: {
      name: row.contact[0],
      position: row.contact[1],
      email,
      phone: `+6690${String(index + 1).padStart(7, '0')}`,
    },
    emails: [email, ...(row.team ?? []).map((member) => `${member}.${row.key}@demo.talad.test`)],
    about: row.about,
    products: [...row.products],
    interests: [...row.interests],
    joinedDay: row.joinedDay,
  }
}

/** The twelve brands, always in this order: ten brands, an agency, a person. */
export const MARKETERS: readonly DemoMarketer[] = ROWS.map(buildMarketer)
