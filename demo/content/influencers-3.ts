import type { InfluencerRow } from './build-influencer.ts'
import { t } from './types.ts'

/** Technology, cars, money, music and news. */
export const INFLUENCERS_3: readonly InfluencerRow[] = [
  {
    key: 'boss',
    name: t('บอส แกะกล่องช้า', 'Boss Unboxes Slowly'),
    legal: t('ภาณุพงศ์ กล่องใหญ่', 'Phanuphong Klongyai'),
    person: ['male', '1995-09-09', 'TH-10'],
    interests: ['tech'],
    bio: t(
      'แกะกล่องช้า ๆ ดูทุกมุม ชั่งน้ำหนักจริง วัดเสียงจริง และคืนของหลังรีวิวทุกชิ้น',
      'Slow unboxing from every side, weighed and measured, and everything goes back afterwards.',
    ),
    channels: [
      ['YOUTUBE', 'bossunboxes', 1_240_000, 1.9],
      ['TIKTOK', 'boss.unbox', 780_000, 3.2],
      ['FACEBOOK_PAGE', 'bossunboxes', 410_000, 1.0],
    ],
    vatRegistered: true,
  },
  {
    key: 'ice',
    name: t('ไอซ์ แอปนี้ดี', 'Ice This App Works'),
    legal: t('ไอยรา รหัสลับ', 'Aiyara Rahatlap'),
    person: ['female', '1998-06-21', 'TH-13'],
    interests: ['tech', 'lifestyle'],
    bio: t(
      'แอปและทางลัดในโทรศัพท์ที่คนทำงานใช้ได้จริง อธิบายจบใน 45 วินาที',
      'Apps and phone shortcuts people really use at work, explained in 45 seconds.',
    ),
    channels: [
      ['TIKTOK', 'ice.appnidee', 67_900, 7.1],
      ['X', 'ice_appnidee', 12_800, 1.6],
    ],
  },
  {
    key: 'nat',
    name: t('นัท บ้านฉลาด', 'Nat Smart Home'),
    legal: t('ณัฐวุฒิ สายไฟ', 'Natthawut Saifai'),
    person: ['male', '1986-01-30', 'TH-12'],
    interests: ['tech', 'design'],
    bio: t(
      'ทำบ้านอัจฉริยะแบบไม่ต้องเดินสายใหม่ บอกค่าไฟก่อนและหลังติดทุกครั้ง',
      'Smart homes without rewiring, with the power bill before and after.',
    ),
    channels: [['YOUTUBE', 'natsmarthome', 19_200, 3.3]],
  },
  {
    key: 'win',
    name: t('วิน เข้าอู่', 'Win Khao Oo'),
    legal: t('วินัย เครื่องแรง', 'Winai Khrueangraeng'),
    person: ['male', '1983-04-22', 'TH-20'],
    interests: ['car', 'tech'],
    bio: t(
      'ช่างอู่ข้างบ้านเล่าเรื่องรถมือสอง ตรวจให้ดูทีละจุดก่อนคุณจะวางมัดจำ',
      'A garage mechanic on used cars, checked point by point before you pay a deposit.',
    ),
    channels: [
      ['YOUTUBE', 'winkhaooo', 174_000, 2.6],
      ['TIKTOK', 'win.khaooo', 88_300, 5.4],
    ],
  },
  {
    key: 'jeab',
    name: t('เจี๊ยบ ขับไปส่งลูก', 'Jeab School Run'),
    legal: t('จารุวรรณ ล้อหมุน', 'Jaruwan Lomun'),
    person: ['female', '1985-10-19', 'TH-11'],
    interests: ['car', 'family'],
    bio: t(
      'รถไฟฟ้าจากสายตาแม่ลูกสอง คาร์ซีตใส่ได้ไหม ท้ายรถใส่รถเข็นได้หรือเปล่า',
      'Electric cars as a mother of two sees them: car seats, strollers and the school run.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'jeabschoolrun', 36_500, 2.5],
      ['TIKTOK', 'jeab.schoolrun', 29_800, 6.3],
    ],
  },
  {
    key: 'arm',
    name: t('อาร์ม สองล้อ', 'Arm Two Wheels'),
    legal: t('อาทิตย์ สองล้อ', 'Athit Songlo'),
    person: ['male', '1999-02-09', 'TH-30'],
    interests: ['car', 'travel'],
    bio: t(
      'มอเตอร์ไซค์คลาสสิกและทางโค้งเขาใหญ่ ใส่หมวกเต็มใบทุกคลิป',
      'Classic motorbikes and the bends of Khao Yai, always in a full-face helmet.',
    ),
    channels: [['INSTAGRAM', 'arm.songlo', 9_700, 5.2]],
  },
  {
    key: 'golf',
    name: t('กอล์ฟ ออมก่อนรวย', 'Golf Saves First'),
    legal: t('กิตติภพ ออมทรัพย์', 'Kittiphop Omsap'),
    person: ['male', '1992-08-16', 'TH-10'],
    interests: ['investment', 'news'],
    bio: t(
      'อ่านรายงานประจำปีแทนคุณ เล่าเป็นภาษาคน ทุกคลิปเตือนความเสี่ยงก่อนเริ่ม',
      'I read annual reports so you need not, in plain words, with the risk told first.',
    ),
    channels: [
      ['YOUTUBE', 'golfsavesfirst', 92_500, 2.9],
      ['X', 'golf_omgon', 41_600, 1.1],
    ],
  },
  {
    key: 'fon',
    name: t('ฝน เงินเดือนแรก', 'Fon First Salary'),
    legal: t('ฝนทิพย์ เก็บเงิน', 'Fonthip Kepngoen'),
    person: ['female', '2001-05-03', 'TH-40'],
    interests: ['investment', 'lifestyle'],
    bio: t(
      'เงินเดือนแรกหมื่นห้าเก็บอย่างไร โชว์บัญชีจริงทุกสิ้นเดือน',
      'Saving on a first salary of 15,000 baht, with my real accounts every month end.',
    ),
    channels: [
      ['TIKTOK', 'fon.firstsalary', 24_100, 8.2],
      ['INSTAGRAM', 'fon.firstsalary', 6_800, 5.5],
    ],
    vatRegistered: true,
  },
  {
    key: 'vit',
    name: t('อาจารย์วิทย์ เกษียณสุข', 'Ajarn Vit Retires Well'),
    legal: t('วิทยา เกษมสุข', 'Witthaya Kasemsuk'),
    person: ['male', '1959-06-06', 'TH-50'],
    interests: ['investment', 'health', 'family'],
    bio: t(
      'ครูเกษียณที่จัดการบำนาญเอง เล่าช้า ๆ ตัวหนังสือใหญ่ ให้คนวัยเดียวกันทำตามได้',
      'A retired teacher running his own pension, told slowly and in large letters.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'ajarnvit', 54_800, 2.0],
      ['LINE', 'ajarnvit', 8_600, 3.0],
    ],
  },
  {
    key: 'tee',
    name: t('ตี๋ เบสหนา', 'Tee Thick Bass'),
    legal: t('ธีธัช ทุ้มลึก', 'Thithat Thumluek'),
    person: ['male', '1993-03-27', 'TH-90'],
    interests: ['music', 'tech'],
    bio: t(
      'คนเล่นเบสจากหาดใหญ่ แกะไลน์เบสเพลงไทยและรีวิวแอมป์ตัวเล็ก',
      'A bass player from Hat Yai: Thai bass lines taken apart, and small amps.',
    ),
    channels: [['YOUTUBE', 'teethickbass', 9_100, 3.9]],
  },
  {
    key: 'nun',
    name: t('นุ่น เพลงรถติด', 'Nun Traffic Songs'),
    legal: t('ณิชาภัทร เพลงเพราะ', 'Nichaphat Phlengphro'),
    person: ['female', '2000-10-10', 'TH-10'],
    interests: ['music', 'lifestyle'],
    bio: t(
      'ร้องเพลงในรถช่วงรถติด จัดเพลย์ลิสต์ตามสภาพจราจรของวันนั้น',
      'Singing in traffic, with a playlist for how bad it is that day.',
    ),
    channels: [
      ['TIKTOK', 'nun.rodtid', 560_000, 4.7],
      ['INSTAGRAM', 'nun.rodtid', 44_900, 4.0],
    ],
    payeeClass: 'entertainer',
  },
  {
    key: 'or',
    name: t('ครูอ้อ เล่าข่าวเช้า', 'Kru Or Morning News'),
    legal: t('อรพรรณ ข่าวไว', 'Oraphan Khaowai'),
    person: ['female', '1976-01-11', 'TH-80'],
    interests: ['news', 'family'],
    bio: t(
      'เล่าข่าวเช้า 5 เรื่องก่อนไปโรงเรียน บอกที่มาทุกข่าว ข่าวผิดแก้ให้เห็นในคลิปถัดไป',
      'Five stories before the school bell, every source named, mistakes corrected the next day.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'kruornews', 156_000, 1.4],
      ['TIKTOK', 'kruor.news', 61_700, 5.0],
    ],
  },
  {
    key: 'pop',
    name: t('ป๊อป สรุปให้', 'Pop Sums It Up'),
    legal: t('ปภาวิน ย่อความ', 'Paphawin Yokhwam'),
    person: ['male', '1997-12-05', 'TH-10'],
    interests: ['news', 'tech', 'investment'],
    bio: t(
      'สรุปข่าวธุรกิจยาว ๆ ให้เหลือสิบบรรทัด มีลิงก์ต้นทางให้อ่านต่อเสมอ',
      'Long business news in ten lines, always with the link to the source.',
    ),
    channels: [
      ['X', 'pop_sarup', 84_200, 1.5],
      ['LINE', 'popsarup', 15_300, 2.5],
    ],
  },
  {
    key: 'mon',
    name: t('มนต์ ข่าวบ้านเรา', 'Mon Local News'),
    legal: t('มนตรี ท้องถิ่น', 'Montri Thongthin'),
    person: ['male', '1979-09-02', 'TH-34'],
    interests: ['news', 'travel', 'food'],
    bio: t(
      'ข่าวชุมชนอุบลฯ งานบุญ ถนนซ่อม ร้านเปิดใหม่ คนในพื้นที่ส่งเรื่องมาเองทุกวัน',
      'Ubon neighbourhood news: fairs, roadworks and new shops, sent in by the people who live there.',
    ),
    channels: [['FACEBOOK_PAGE', 'monlocalnews', 72_100, 1.7]],
  },
  {
    key: 'ken',
    name: t('เคน เกมนี้พัก', 'Ken Pauses Games'),
    legal: t('เคนจิ พักสายตา', 'Kenchi Phaksaita'),
    person: ['male', '2002-04-01', 'TH-65'],
    interests: ['tech', 'music'],
    bio: t(
      'เล่นเกมอินดี้ไทยและคีย์บอร์ดประกอบเอง ไลฟ์ไม่เกินสองทุ่มครึ่ง',
      'Thai indie games and home-built keyboards, live until half past eight and no later.',
    ),
    channels: [
      ['TIKTOK', 'ken.gameniphak', 5_600, 12.1],
      ['YOUTUBE', 'kengameniphak', 2_300, 4.8],
    ],
  },
]
