import type { InfluencerRow } from './build-influencer.ts'
import { t } from './types.ts'

/** Family, home, health and fashion. The last ones have channels in all remaining states. */
export const INFLUENCERS_4: readonly InfluencerRow[] = [
  {
    key: 'bell',
    name: t('แม่เบลล์ ลูกสามหมาหนึ่ง', 'Mae Bell Three Kids'),
    legal: t('เบญจวรรณ เลี้ยงดี', 'Benchawan Liangdee'),
    person: ['female', '1986-07-07', 'TH-12'],
    interests: ['family', 'lifestyle', 'food'],
    bio: t(
      'บ้านลูกสามหมาหนึ่ง ของใช้ในบ้านพังไว เลยรู้ว่าอันไหนทน',
      'Three children and a dog break things fast, so I know what lasts.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'maebell3', 690_000, 1.2],
      ['TIKTOK', 'maebell3', 402_000, 4.4],
      ['INSTAGRAM', 'maebell3', 151_000, 2.6],
    ],
    vatRegistered: true,
  },
  {
    key: 'num',
    name: t('พ่อหนุ่ม เลี้ยงเดี่ยว', 'Dad Num Solo'),
    legal: t('ศุภชัย พ่อบ้าน', 'Suphachai Phoban'),
    person: ['male', '1978-11-28', 'TH-73'],
    interests: ['family', 'food'],
    bio: t(
      'พ่อเลี้ยงเดี่ยววัยสี่สิบกว่า ถักเปียลูกสาวเป็นจากคลิป ข้าวกล่องเช้าละสิบห้านาที',
      'A single father past forty who learned to plait hair online. Lunch boxes in fifteen minutes.',
    ),
    channels: [['TIKTOK', 'num.solodad', 38_400, 8.6]],
  },
  {
    key: 'kwan',
    name: t('ขวัญ จัดตู้เสื้อผ้า', 'Kwan Tidy Wardrobe'),
    legal: t('ขวัญชนก เสื้อสวย', 'Khwanchanok Sueasuai'),
    person: ['female', '1997-02-19', 'TH-10'],
    interests: ['design', 'lifestyle', 'beauty'],
    bio: t(
      'เสื้อผ้า 33 ชิ้นใส่ได้ทั้งปี จับคู่ใหม่ทุกวันจันทร์ ไม่ซื้อเพิ่มถ้าไม่ขายออก',
      'Thirty-three pieces for a whole year, paired anew each Monday. One in, one out.',
    ),
    channels: [
      ['INSTAGRAM', 'kwan.33pieces', 53_800, 3.7],
      ['LEMON8', 'kwan.33pieces', 32_700, 3.9],
    ],
  },
  {
    key: 'earn',
    name: t('เอิร์น ไซซ์จริง', 'Earn Real Size'),
    legal: t('อัญชิสา พอดีตัว', 'Anchisa Phodeetua'),
    person: ['female', '1994-12-12', 'TH-10'],
    interests: ['lifestyle', 'beauty'],
    bio: t(
      'เสื้อผ้าไซซ์ 2XL ลองให้ดูทุกมุม บอกความยาวและเนื้อผ้าเป็นตัวเลข',
      'Fashion in 2XL from every angle, with lengths and fabrics in numbers.',
    ),
    channels: [
      ['TIKTOK', 'earn.realsize', 119_000, 6.1],
      ['INSTAGRAM', 'earn.realsize', 37_500, 4.5],
    ],
  },
  {
    key: 'non',
    name: t('น่อน รองเท้าคู่เดิม', 'Non Same Shoes'),
    legal: t('อานนท์ เดินไกล', 'Anon Doenklai'),
    person: ['male', '1999-10-24', 'TH-10'],
    interests: ['lifestyle', 'design', 'health'],
    bio: t(
      'ใส่รองเท้าคู่เดิมจนพื้นสึกแล้วค่อยรีวิว นับระยะเป็นกิโลเมตร',
      'I wear one pair until the sole goes, then review it by the kilometre.',
    ),
    channels: [['INSTAGRAM', 'non.sameshoes', 7_200, 6.1]],
  },
  {
    key: 'noi',
    name: t('ป้าน้อย สวนผักหลังคา', 'Pa Noi Roof Garden'),
    legal: t('น้อย ผักงาม', 'Noi Phakngam'),
    person: ['female', '1966-08-30', 'TH-10'],
    interests: ['health', 'food', 'family'],
    bio: t(
      'ปลูกผักบนดาดฟ้าตึกแถว เก็บกินเองทั้งปี สอนคนเมืองที่มีแค่ระเบียง',
      'Vegetables on a shophouse roof, eaten all year round, for people with only a balcony.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'panoiroof', 29_600, 3.1],
      ['YOUTUBE', 'panoiroof', 9_800, 4.2],
    ],
  },
  {
    key: 'tarn',
    name: t('ธาร ยืดเส้นเช้า', 'Tarn Morning Stretch'),
    legal: t('ธารทิพย์ ยืดหยุ่น', 'Tharnthip Yuetyun'),
    person: ['female', '1990-05-25', 'TH-77'],
    interests: ['health', 'lifestyle'],
    bio: t(
      'ท่ายืดเส้น 6 นาทีสำหรับคนนั่งทำงาน มีท่านั่งเก้าอี้ให้คนเข่าไม่ดี',
      'Six-minute stretches for desk workers, with chair versions for bad knees.',
    ),
    channels: [
      ['YOUTUBE', 'tarnstretch', 64_900, 3.5],
      ['INSTAGRAM', 'tarn.stretch', 20_700, 4.3],
    ],
  },
  {
    key: 'pong',
    name: t('ป้อง วิ่งช้า', 'Pong Runs Slow'),
    legal: t('ปกป้อง ก้าวเดิน', 'Pokpong Kaodoen'),
    person: ['male', '1981-01-21', 'TH-40'],
    interests: ['health', 'tech'],
    bio: t(
      'วิ่งช้าแต่วิ่งทุกวัน รีวิวงานวิ่งต่างจังหวัด น้ำพอไหม ห้องน้ำสะอาดไหม',
      'Slow, but daily. Provincial races reviewed for water stops and clean toilets.',
    ),
    channels: [
      ['FACEBOOK_PAGE', 'pongrunsslow', 6_900, 3.0],
      ['X', 'pong_runs', 3_400, 2.2],
    ],
  },
  {
    key: 'mek',
    name: t('เมฆ ห้อง 24 ตารางเมตร', 'Mek 24 Square Metres'),
    legal: t('เมฆา ห้องเล็ก', 'Mekha Honglek'),
    person: ['male', '1996-06-09', 'TH-10'],
    interests: ['design', 'tech', 'lifestyle'],
    bio: t(
      'อยู่คอนโด 24 ตารางเมตรให้สบาย วัดขนาดเฟอร์นิเจอร์ก่อนรีวิวทุกชิ้น',
      'Living well in 24 square metres. Every piece is measured first.',
    ),
    channels: [
      ['TIKTOK', 'mek.24sqm', 81_500, 5.7],
      ['INSTAGRAM', 'mek.24sqm', 49_300, 3.8],
    ],
  },
  {
    key: 'tai',
    name: t('ต่าย แตกไลน์', 'Tai Line Deals'),
    legal: t('กระต่าย แบ่งปัน', 'Kratai Baengpan'),
    person: ['female', '1989-03-15', 'TH-92'],
    interests: ['family', 'food', 'news'],
    bio: t(
      'รวมโปรตลาดสดและของใช้ในบ้านส่งทาง LINE ทุกเช้า คนตรังทักมาบอกราคากันเอง',
      'Fresh-market deals on LINE each morning. People in Trang send in the prices.',
    ),
    channels: [
      ['LINE', 'taideals', 27_800, 4.0],
      ['FACEBOOK_PAGE', 'taideals', 16_200, 2.6],
    ],
  },
  {
    key: 'ohm',
    name: t('โอม ภาพนิ่ง', 'Ohm Still Photos'),
    legal: t('โอมกวี แสงเช้า', 'Ohmkawi Saengchao'),
    person: ['male', '1991-11-07', 'TH-14'],
    interests: ['design', 'travel'],
    bio: t(
      'ถ่ายภาพวัดเก่าและตลาดเช้าด้วยเลนส์ตัวเดียว ไม่เปลี่ยนสีท้องฟ้า',
      'Old temples and morning markets through one lens. I never change the sky.',
    ),
    channels: [['INSTAGRAM', 'ohm.still', 32_100, 3.4, { status: 'allowed' }]],
  },
  {
    key: 'jj',
    name: t('เจเจ ของเล่นผู้ใหญ่', 'JJ Grown-up Toys'),
    legal: t('จิรายุ ตัวต่อ', 'Jirayu Tuato'),
    person: ['male', '1988-08-18', 'TH-10'],
    interests: ['design', 'family', 'tech'],
    bio: t(
      'ตัวต่อ โมเดลกระดาษ และบอร์ดเกมที่ผู้ใหญ่เล่นกับลูกได้',
      'Bricks, paper models and board games for grown-ups and their children.',
    ),
    channels: [
      ['YOUTUBE', 'jjgrownup', 26_400, 2.8, { status: 'waiting_approve' }],
      ['INSTAGRAM', 'jj.grownup', 10_300, 3.6],
    ],
  },
  {
    key: 'aoy',
    name: t('อ้อย ลดแหลกทุกวัน', 'Aoy Daily Deals'),
    legal: t('อ้อยทิพย์ ลดราคา', 'Oithip Lotrakha'),
    person: ['female', '1993-09-13', 'TH-20'],
    interests: ['lifestyle', 'family'],
    bio: t(
      'รวมโค้ดส่วนลดที่ใช้ได้จริง ตัดของหมดอายุออกทุกคืน',
      'Coupon codes that work, with the dead ones cleared out each night.',
    ),
    channels: [
      ['TIKTOK', 'aoy.deals', 58_100, 4.9, { status: 'suspended' }],
      ['FACEBOOK_PROFILE', 'aoy.deals', 2_600, 3.2],
      ['WHATSAPP', '66800000058', 900, 0, { status: 'deactivated' }],
    ],
  },
  {
    key: 'max',
    name: t('แม็กซ์ ยอดพุ่ง', 'Max Up Fast'),
    legal: t('มัฆวาน พุ่งแรง', 'Makkhawan Phungraeng'),
    person: ['male', '2001-01-08', 'TH-84'],
    interests: ['lifestyle', 'travel'],
    bio: t('ทะเลสมุยและงานปาร์ตี้ริมหาด', 'Samui, the sea and parties on the beach.'),
    channels: [
      ['INSTAGRAM', 'max.upfast', 36_900, 1.1, { status: 'blacklist' }],
      ['TIKTOK', 'max.upfast', 700, 9.4, { status: 'not_found' }],
      ['X', 'max_upfast', 1_200, 1.9, { status: 'waiting_approve' }],
    ],
  },
  {
    key: 'gade',
    name: t('เกด สมาร์ทบ้านนา', 'Gade Farm Life'),
    legal: t('เกศินี ทุ่งนา', 'Kesini Thungna'),
    person: ['female', '1974-04-13', 'TH-34'],
    interests: ['food', 'family', 'lifestyle'],
    bio: t(
      'กลับมาทำนาตอนอายุห้าสิบ ถ่ายวิดีโอด้วยโทรศัพท์เครื่องเดียว ล้านคนดูเพราะอยากกลับบ้าน',
      'Back on the farm at fifty with one phone. Millions watch because they want to go home too.',
    ),
    channels: [
      ['TIKTOK', 'gade.baanna', 1_860_000, 3.6],
      ['FACEBOOK_PAGE', 'gadebaanna', 930_000, 0.9],
      ['YOUTUBE', 'gadebaanna', 605_000, 2.1],
    ],
    vatRegistered: true,
  },
]
