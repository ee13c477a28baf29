import type { InfluencerRow } from './build-influencer.ts'
import { t } from './types.ts'

/** Two talent managers, then beauty, food and travel. */
export const INFLUENCERS_2: readonly InfluencerRow[] = [
  {
    key: 'joy',
    name: t('จอย จัดให้', 'Joy Jad Hai'),
    legal: t('จรรยา ตั้งใจ', 'Janya Tangjai'),
    person: ['female', '1978-03-08', 'TH-10'],
    interests: ['lifestyle', 'beauty', 'family'],
    bio: t(
      'ดูแลครีเอเตอร์สายบิวตี้และท่องเที่ยวมาแปดปี ยังรีวิวของใช้วัยสี่สิบเองอยู่บ้าง',
      'Eight years looking after beauty and travel creators, and still a reviewer for women in their forties.',
    ),
    channels: [['FACEBOOK_PAGE', 'joyjadhai', 24_300, 2.2]],
    isManager: true,
    vatRegistered: true,
  },
  {
    key: 'ake',
    name: t('เอก ปั้นคลิป', 'Ake Pan Clip'),
    legal: t('เอกรินทร์ ปั้นดี', 'Ekkarin Pandee'),
    person: ['male', '1973-07-29', 'TH-50'],
    interests: ['food', 'travel', 'news'],
    bio: t(
      'อดีตคนตัดต่อรายการข่าวภาคเหนือ วันนี้ดูแลครีเอเตอร์เชียงใหม่และเล่าเรื่องของกินพื้นเมือง',
      'Once a news editor up north, now looking after Chiang Mai creators and telling stories of local food.',
    ),
    channels: [['YOUTUBE', 'akepanclip', 41_800, 2.7]],
    isManager: true,
  },
  {
    key: 'noey',
    name: t('เนย แป้งบาง', 'Noey Paeng Bang'),
    legal: t('กนกวรรณ แป้งนวล', 'Kanokwan Paengnuan'),
    person: ['female', '1996-10-04', 'TH-10'],
    interests: ['beauty'],
    bio: t(
      'แต่งหน้าบางไปทำงานใน 7 นาที มีช่วงลบเครื่องสำอางให้ดูผิวจริงทุกคลิป',
      'Light office make-up in 7 minutes, taken off again at the end so you see the skin.',
    ),
    channels: [
      ['TIKTOK', 'noey.paengbang', 138_000, 5.6],
      ['INSTAGRAM', 'noey.paengbang', 66_100, 3.2],
    ],
    referredBy: 'ploy',
  },
  {
    key: 'praew',
    name: t('แพรว ผมสั้น', 'Praew Phom San'),
    legal: t('แพรวา ผมงาม', 'Phraewa Phomngam'),
    person: ['female', '1991-01-16', 'TH-20'],
    interests: ['beauty', 'health'],
    bio: t(
      'เรื่องผมและหนังศีรษะของคนผมบาง ย้อมเองดูแลเองมาสิบปี',
      'Hair and scalp for thin hair. Ten years of colouring and caring for my own.',
    ),
    channels: [['INSTAGRAM', 'praew.phomsan', 7_600, 4.6]],
  },
  {
    key: 'toey',
    name: t('เตย ไม่ทาก็ได้', 'Toey Mai Tha Kodai'),
    legal: t('ใบเตย หอมละมุน', 'Baitoey Homlamun'),
    person: ['female', '2003-08-12', 'TH-73'],
    interests: ['beauty', 'lifestyle'],
    bio: t(
      'นักศึกษางบน้อย หาของดีราคาไม่เกินสองร้อย บางวันก็ไม่ทาอะไรเลย',
      'A student on a small budget, hunting for good things under 200 baht. Some days, nothing at all.',
    ),
    channels: [
      ['TIKTOK', 'toey.maitha', 8_900, 11.2],
      ['LEMON8', 'toey.maitha', 5_300, 6.4],
    ],
  },
  {
    key: 'bank',
    name: t('แบงค์ หล่อประหยัด', 'Bank Lor Prayat'),
    legal: t('ธนากร สะอาดเอี่ยม', 'Thanakon Sa-at-iam'),
    person: ['male', '1997-05-28', 'TH-12'],
    interests: ['beauty', 'lifestyle'],
    bio: t(
      'ดูแลผิวแบบผู้ชายขี้เกียจ สามขั้นตอนจบ ใช้ของหมดขวดแล้วค่อยรีวิว',
      'Skincare for lazy men: three steps, and I review when the bottle is empty.',
    ),
    channels: [['TIKTOK', 'bank.lorprayat', 45_700, 7.5]],
  },
  {
    key: 'tuk',
    name: t('พี่ตุ๊ก ผิววัยห้าสิบ', 'P Tuk Skin at Fifty'),
    legal: t('สุกัญญา วัยทอง', 'Sukanya Waithong'),
    person: ['female', '1971-12-20', 'TH-10'],
    interests: ['beauty', 'health', 'lifestyle'],
    bio: t(
      'ผิวแห้งวัยห้าสิบต้องการอะไรบ้าง เล่าจากที่ใช้จริง ไม่ใช้ฟิลเตอร์ ไม่ซ่อนริ้วรอย',
      'What dry skin at fifty needs, from real use. No filters and no hidden lines.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'ptukfifty', 61_400, 2.1],
      ['YOUTUBE', 'ptukfifty', 22_900, 3.0],
    ],
  },
  {
    key: 'aum',
    name: t('อุ้ม ชิมก่อนบอก', 'Aum Chim Gon Bok'),
    legal: t('อรอุมา รสเลิศ', 'On-uma Rotloet'),
    person: ['female', '1994-04-07', 'TH-10'],
    interests: ['food', 'travel'],
    bio: t(
      'ตระเวนชิมร้านริมทางกรุงเทพฯ จ่ายเองทุกจาน บอกเวลาคิวและที่จอดรถ',
      'Eating my way along Bangkok streets, always paying, with queue times and where to park.',
    ),
    channels: [
      ['TIKTOK', 'aum.chimgon', 612_000, 5.1],
      ['FACEBOOK_PAGE', 'aumchimgon', 228_000, 1.5],
    ],
    vatRegistered: true,
  },
  {
    key: 'ton',
    name: t('ต้น หม้อเดียวอิ่ม', 'Ton One Pot'),
    legal: t('ธีรภัทร หม้อดิน', 'Thiraphat Modin'),
    person: ['male', '1990-06-17', 'TH-14'],
    interests: ['food', 'family'],
    bio: t(
      'มื้อเย็นหม้อเดียวสำหรับบ้านสี่คน ล้างจานไม่เกินห้าใบ',
      'One-pot dinners for a family of four, never more than five plates to wash.',
    ),
    channels: [['FACEBOOK_PAGE', 'tononepot', 47_200, 2.3]],
  },
  {
    key: 'pim',
    name: t('พิมพ์ อบขนมดึก', 'Pim Bakes Late'),
    legal: t('พิมพ์ชนก หวานเย็น', 'Phimchanok Wanyen'),
    person: ['female', '1999-09-30', 'TH-50'],
    interests: ['food', 'design'],
    bio: t(
      'อบขนมหลังเลิกงานในครัวคอนโด เตาเล็กก็ทำได้ สูตรอยู่ใต้คลิปเสมอ',
      'Baking after work in a condo kitchen. A small oven will do, and the recipe is always below.',
    ),
    channels: [
      ['INSTAGRAM', 'pim.bakeslate', 12_400, 5.8],
      ['LEMON8', 'pim.bakeslate', 21_600, 4.0],
    ],
    managed: { manager: 'ake', commissionBp: 1_200, scope: ['view', 'accept'], startDay: -150, endDay: 215 },
  },
  {
    key: 'oat',
    name: t('โอ๊ต กาแฟดริป', 'Oat Drips Coffee'),
    legal: t('อรรถพล เมล็ดคั่ว', 'Atthaphon Maletkhua'),
    person: ['male', '1988-11-13', 'TH-57'],
    interests: ['food', 'travel', 'design'],
    bio: t(
      'เดินสวนกาแฟบนดอยแล้วกลับมาดริปให้ดูที่บ้าน อธิบายรสด้วยคำที่คนไม่ดื่มกาแฟเข้าใจ',
      'I walk the hill farms, then brew at home and explain taste in words anyone knows.',
    ),
    channels: [['YOUTUBE', 'oatdrips', 33_900, 3.6]],
    managed: { manager: 'ake', commissionBp: 1_000, scope: ['view'], startDay: -160, endDay: 205 },
  },
  {
    key: 'som',
    name: t('ส้ม ตำเอง', 'Som Tam Eng'),
    legal: t('สมหญิง ครกหิน', 'Somying Khrokhin'),
    person: ['female', '1984-02-26', 'TH-41'],
    interests: ['food'],
    bio: t(
      'ส้มตำและอาหารอีสานบ้าน ๆ ปลาร้าต้มเอง เสียงครกดังกว่าเสียงพูด',
      'Som tam and plain Isan food. The mortar is louder than I am.',
    ),
    channels: [
      ['TIKTOK', 'som.tameng', 96_800, 6.8],
      ['FACEBOOK_PROFILE', 'som.tameng', 4_900, 2.8],
    ],
  },
  {
    key: 'meen',
    name: t('มีน กินคลีนไม่เศร้า', 'Meen Clean Not Sad'),
    legal: t('มีนา ผักสด', 'Mina Phaksot'),
    person: ['female', '1995-03-18', 'TH-10'],
    interests: ['food', 'health'],
    bio: t(
      'อาหารคลีนที่ยังอร่อย นับโปรตีนให้ ไม่พูดเรื่องลดกี่กิโลในกี่วัน',
      'Clean food that still tastes good. I count the protein and never promise kilos.',
    ),
    channels: [['INSTAGRAM', 'meen.clean', 23_300, 4.2]],
    pausedDays: 12,
  },
  {
    key: 'petch',
    name: t('เพชร พาหลง', 'Petch Pha Long'),
    legal: t('เพชรายุ หลงทาง', 'Phetcharayu Longthang'),
    person: ['male', '1996-08-08', 'TH-50'],
    interests: ['travel', 'lifestyle'],
    bio: t(
      'พาหลงในเมืองรองด้วยรถสองแถวและรถไฟ ไม่มีแผน มีแต่เวลารถเที่ยวสุดท้าย',
      'Getting lost in second cities by songthaew and train, with no plan but the last ride home.',
    ),
    channels: [
      ['TIKTOK', 'petch.phalong', 52_600, 5.9],
      ['INSTAGRAM', 'petch.phalong', 17_500, 3.8],
    ],
    managed: { manager: 'ake', commissionBp: 1_500, scope: ['view', 'accept'], startDay: -120, endDay: 245 },
  },
  {
    key: 'dao',
    name: t('ดาว เดินป่าคนเดียว', 'Dao Hikes Alone'),
    legal: t('ดาริกา ป่าสน', 'Darika Pason'),
    person: ['female', '1987-12-31', 'TH-57'],
    interests: ['travel', 'health'],
    bio: t(
      'เดินป่าคนเดียวแบบปลอดภัย จัดเป้ไม่เกินเจ็ดกิโล บอกจุดที่มีสัญญาณโทรศัพท์',
      'Hiking alone and staying safe: seven-kilo packs and where the phone still works.',
    ),
    channels: [['YOUTUBE', 'daohikesalone', 8_700, 4.1]],
  },
  {
    key: 'kim',
    name: t('กิม โรงแรมนี้โอเค', 'Kim This Hotel Is Ok'),
    legal: t('กิมเล้ง เกาะงาม', 'Kimleng Kongam'),
    person: ['male', '1982-05-14', 'TH-83'],
    interests: ['travel', 'design'],
    bio: t(
      'รีวิวห้องพักภูเก็ตและสมุย วัดเสียงแอร์ วัดน้ำอุ่น วัดระยะเดินถึงหาดจริง',
      'Rooms in Phuket and Samui, with air-con noise, hot water and the true walk to the beach measured.',
    ),
    channels: [
      ['YOUTUBE', 'kimhotelok', 265_000, 2.3],
      ['FACEBOOK_PAGE', 'kimhotelok', 118_000, 1.3],
    ],
  },
]
