import type { InfluencerRow } from './build-influencer.ts'
import { t } from './types.ts'

/** The creators on the front page and on a brand's shortlist. */
export const INFLUENCERS_1: readonly InfluencerRow[] = [
  {
    key: 'ploy',
    name: t('พลอย ผิวแก้ว', 'Ploy Piewkaew'),
    legal: t('พลอยไพลิน แก้วใส', 'Ployphailin Kaewsai'),
    person: ['female', '1999-04-18', 'TH-10'],
    interests: ['beauty', 'lifestyle'],
    bio: t(
      'รีวิวสกินแคร์จากคนผิวผสมที่แพ้ง่าย ถ่ายแสงธรรมชาติทุกคลิป ใช้ครบสัปดาห์ก่อนค่อยเล่า',
      'Skincare on combination, easily upset skin. Daylight only, and a full week of use before I say a word.',
    ),
    channels: [
      ['INSTAGRAM', 'ploy.skin', 48_200, 4.9, { prices: { reel: 9_500, photoPost: 8_000, story: 4_500 } }],
      ['TIKTOK', 'ploy.skin', 31_700, 7.2, { status: 'disconnected' }],
      ['LEMON8', 'ploy.daily', 8_420, 4.1, { status: 'rejected', posts90d: 4 }],
    ],
    bank: ['KBANK', '4821'],
  },
  {
    key: 'nont',
    name: t('นนท์ ออนทริป', 'Nont On Trip'),
    legal: t('นนทวัฒน์ ศรีทะเล', 'Nonthawat Srithale'),
    person: ['male', '1993-11-02', 'TH-81'],
    interests: ['travel', 'food'],
    bio: t(
      'เที่ยวทะเลใต้แบบไม่เร่ง บอกค่าเรือค่าที่พักครบทุกบาท ถ่ายเองตัดเองทุกตอน',
      'Slow trips around the southern sea, with every boat fare and room rate told. I shoot and cut it all myself.',
    ),
    channels: [
      ['YOUTUBE', 'nontontrip', 126_000, 3.8, { prices: { videoPost: 24_000, reel: 19_000 } }],
      ['INSTAGRAM', 'nont.ontrip', 58_900, 3.1, { prices: { reel: 10_800, photoPost: 9_000 } }],
    ],
    bank: ['SCB', '0937'],
  },
  {
    key: 'aisha',
    name: t('ไอซ่า ชงเอง', 'Aisha Chong Eng'),
    legal: t('ไอซ่า มะลิวัลย์', 'Aisha Maliwan'),
    person: ['female', '1997-08-25', 'TH-94'],
    interests: ['food', 'lifestyle'],
    bio: t(
      'ชา กาแฟ และขนมฮาลาลที่ชงกินเองได้ที่บ้าน ชั่งตวงให้ดูทุกแก้ว',
      'Halal tea, coffee and sweets you can make at home. I weigh every glass on camera.',
    ),
    channels: [
      ['TIKTOK', 'aisha.brew', 32_500, 6.1, { prices: { reel: 4_200, photoPost: 2_800 } }],
      ['FACEBOOK_PAGE', 'aishachongeng', 19_400, 2.4],
    ],
    bank: ['KTB', '2206'],
  },
  {
    key: 'gun',
    name: t('กันต์ ฟังก่อน', 'Gun Fang Gon'),
    legal: t('กันตภณ ดีเสียง', 'Kantaphon Deesiang'),
    person: ['male', '1996-02-14', 'TH-10'],
    interests: ['music', 'tech'],
    bio: t(
      'ฟังก่อนแล้วค่อยเล่า รีวิวเพลง หูฟัง และลำโพงจากคนทำเพลงจริง',
      'I listen first, then talk: songs, headphones and speakers from someone who makes records.',
    ),
    channels: [
      ['TIKTOK', 'gun.fanggon', 210_000, 4.2, { prices: { reel: 16_500, photoPost: 12_500 } }],
      ['YOUTUBE', 'gunfanggon', 96_300, 3.2],
    ],
    bank: ['BBL', '5510'],
    payeeClass: 'entertainer',
    vatRegistered: true,
  },
  {
    key: 'mint',
    name: t('มิ้นต์ ปลูกบ้าน', 'Mint Plook Baan'),
    legal: t('มินตรา เรือนไม้', 'Mintra Rueanmai'),
    person: ['female', '1995-06-30', 'TH-12'],
    interests: ['lifestyle', 'design', 'family'],
    bio: t(
      'แต่งทาวน์เฮาส์หลังเก่าด้วยงบหลักพัน ต้นไม้เยอะ เสียงแมวแทรกเป็นบางคลิป',
      'Doing up an old townhouse on a small budget. Many plants, and now and then a cat.',
    ),
    channels: [
      ['INSTAGRAM', 'mint.home', 18_900, 7.4, { prices: { reel: 5_400, photoPost: 3_900, story: 1_900 } }],
      ['FACEBOOK_PAGE', 'mintplookbaan', 11_200, 2.9],
    ],
    bank: ['GSB', '4417'],
  },
  {
    key: 'view',
    name: t('วิว วันหยุด', 'View Wanyud'),
    legal: t('วิภาวี หยุดยาว', 'Wiphawi Yudyao'),
    person: ['female', '1998-12-09', 'TH-10'],
    interests: ['travel', 'lifestyle', 'beauty'],
    bio: t(
      'คนทำงานประจำที่เก็บวันลาไว้เที่ยว แผนสองวันหนึ่งคืนไม่เกินสามพัน',
      'A nine-to-fiver saving leave for trips. Two days and one night, under three thousand baht.',
    ),
    channels: [
      ['INSTAGRAM', 'viewday', 62_400, 4.1, { prices: { reel: 8_800, photoPost: 7_200, story: 3_600 } }],
      ['TIKTOK', 'viewday', 40_100, 6.6],
    ],
    bank: ['BAY', '1195'],
  },
  {
    key: 'pan',
    name: t('ปาน โทนอุ่น', 'Pan Tone Oon'),
    legal: t('ปานชีวา อุ่นใจ', 'Panchiwa Unjai'),
    person: ['female', '2000-01-27', 'TH-11'],
    interests: ['beauty', 'design'],
    bio: t(
      'เครื่องสำอางสำหรับผิวสองสีและผิวเข้ม สวอตช์ให้ดูกลางแดดทุกสี',
      'Make-up for tan and deep skin. Every shade swatched in the sun.',
    ),
    channels: [['INSTAGRAM', 'pan.tone', 27_100, 5.3, { prices: { reel: 5_600, photoPost: 4_600, story: 2_300 } }]],
    bank: ['SCB', '6074'],
    managed: { manager: 'joy', commissionBp: 1_500, scope: ['view', 'accept'], startDay: -240, endDay: 125 },
  },
  {
    key: 'fah',
    name: t('ฟ้า ลองแล้ว', 'Fah Long Laew'),
    legal: t('ฟ้าใส ทดลอง', 'Fahsai Thotlong'),
    person: ['female', '2001-07-15', 'TH-10'],
    interests: ['beauty', 'lifestyle', 'food'],
    bio: t(
      'ลองของที่คนถามถึงบ่อย ๆ แล้วบอกตรง ๆ ว่าซื้อซ้ำไหม มักตอบใน 2 ชม.',
      'I try what people keep asking about and say whether I would buy it again. Usually replies in 2 h.',
    ),
    channels: [
      ['INSTAGRAM', 'fah.try', 35_600, 4.4, { prices: { reel: 6_900, photoPost: 5_500, story: 2_900 } }],
      ['LEMON8', 'fah.try', 14_800, 4.8],
    ],
    bank: ['KBANK', '3382'],
    managed: {
      manager: 'joy',
      commissionBp: 1_500,
      scope: ['view', 'accept', 'negotiate'],
      startDay: -210,
      endDay: 155,
    },
  },
  {
    key: 'beam',
    name: t('บีม เดินสาย', 'Beam Dern Sai'),
    legal: t('ภีมเดช ทางไกล', 'Phimdet Thangklai'),
    person: ['male', '1998-03-21', 'TH-30'],
    interests: ['travel', 'car'],
    bio: t(
      'ขับรถเที่ยวอีสาน จอดกินร้านข้างทาง คำนวณค่าน้ำมันให้ทุกทริป',
      'Driving around Isan, stopping at roadside kitchens, with the fuel bill of every trip.',
    ),
    channels: [
      ['INSTAGRAM', 'beam.go', 21_800, 3.0],
      ['TIKTOK', 'beam.go', 26_500, 6.9],
    ],
    bank: ['TTB', '7748'],
    managed: {
      manager: 'joy',
      commissionBp: 2_000,
      scope: ['view', 'accept', 'negotiate'],
      startDay: -180,
      endDay: 185,
    },
  },
  {
    key: 'tonkla',
    name: t('ต้นกล้า พูดตรง', 'Tonkla Phud Trong'),
    legal: t('ต้นกล้า พูดตรง', 'Tonkla Phudtrong'),
    person: ['male', '1992-10-11', 'TH-10'],
    interests: ['tech', 'lifestyle'],
    bio: t(
      'ของใช้ไฟฟ้าและแกดเจ็ตที่ซื้อเองใช้เองอย่างน้อยหนึ่งเดือน ข้อเสียอยู่ต้นคลิปเสมอ',
      'Gadgets and home electrics used for at least a month. The bad parts always come first.',
    ),
    channels: [
      ['YOUTUBE', 'tonklaphudtrong', 88_400, 3.0, { prices: { videoPost: 17_500, reel: 14_000 } }],
      ['X', 'tonkla_trong', 23_700, 1.4],
    ],
    bank: ['BBL', '9923'],
  },
  {
    key: 'yai',
    name: t('ยายแจ๋ว ครัวหลังบ้าน', 'Yai Jaew Back Kitchen'),
    legal: t('แจ่มจันทร์ ครัวทอง', 'Jaemchan Khruathong'),
    person: ['female', '1957-05-05', 'TH-70'],
    interests: ['food', 'family'],
    bio: t(
      'กับข้าวไทยโบราณที่ทำให้หลานกินทุกเย็น ใช้เตาถ่าน ไม่ชั่งตวง แต่บอกกะให้ได้',
      'Old Thai dishes cooked for the grandchildren each evening, over charcoal and by feel.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'yaijaewkitchen', 342_000, 1.9, { prices: { photoPost: 18_000, videoPost: 23_000 } }],
      ['TIKTOK', 'yaijaew', 164_000, 6.2],
    ],
    bank: ['BAAC', '7705'],
  },
  {
    key: 'lung',
    name: t('ลุงชัย ช่างบ้าน', 'Lung Chai Handyman'),
    legal: t('ชัยวัฒน์ ช่างไม้', 'Chaiwat Changmai'),
    person: ['male', '1964-09-19', 'TH-65'],
    interests: ['design', 'tech', 'family'],
    bio: t(
      'ซ่อมบ้านเองได้ไม่ต้องรอช่าง สอนทีละขั้น บอกราคาอุปกรณ์ตามร้านวัสดุแถวบ้าน',
      'Home repairs without waiting for anyone. Step by step, with prices from the shop down the road.',
    ),
    channels: [
      ['YOUTUBE', 'lungchaichang', 57_300, 3.4],
      ['FACEBOOK_PAGE', 'lungchaichangbaan', 83_600, 1.6],
    ],
  },
  {
    key: 'may',
    name: t('เมย์ จดรายจ่าย', 'May Jod Raijai'),
    legal: t('เมธาวี บัญชีดี', 'Methawi Banchidee'),
    person: ['female', '1994-02-03', 'TH-13'],
    interests: ['investment', 'family'],
    bio: t(
      'อดีตคนทำบัญชี เล่าเรื่องเงินเดือนชนเดือนให้เข้าใจใน 1 นาที ไม่ชวนลงทุน ไม่การันตีผลตอบแทน',
      'A former accountant on making a salary last, in a minute. No tips, no promised returns.',
    ),
    channels: [
      ['TIKTOK', 'may.jodraijai', 74_500, 5.8],
      ['INSTAGRAM', 'may.jod', 28_200, 3.9],
    ],
  },
  {
    key: 'kao',
    name: t('ข้าว หูทอง', 'Kao Hu Thong'),
    legal: t('ข้าวหอม เสียงใส', 'Khaohom Siangsai'),
    person: ['female', '2002-11-23', 'TH-40'],
    interests: ['music', 'lifestyle'],
    bio: t('ร้องหมอลำกับเพลงป๊อปสลับกัน มีเพลงใหม่ทุกวันศุกร์', 'Mo lam one week, pop the next. A new song every Friday.'),
    channels: [
      ['TIKTOK', 'kao.huthong', 528_000, 6.4, { prices: { reel: 26_000, photoPost: 19_000, live: 33_000 } }],
      ['YOUTUBE', 'kaohuthong', 187_000, 3.1],
      ['INSTAGRAM', 'kao.huthong', 92_700, 3.6],
    ],
    payeeClass: 'entertainer',
  },
]
