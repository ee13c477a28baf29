import { t } from '../../content/types.ts'
import { type Handout, heading, note, text } from './blocks.ts'
import { HANDBOOK_MONEY } from './influencer-money.ts'

/** The handbook from the first channel to the first 50 Tawi certificate. */
export const INFLUENCER_HANDBOOK: Handout = [
  heading('เตรียมสี่อย่างก่อนเริ่ม', 'Four things to have ready'),
  {
    kind: 'list',
    items: [
      t('อายุครบ 20 ปี หรือ 18–19 ปีพร้อมหนังสือยินยอมของผู้ปกครอง', "You're 20 or over, or 18 to 19 with a guardian's consent."),
      t(
        'เลขประจำตัวประชาชน หรือหนังสือเดินทางกับใบอนุญาตทำงาน ใช้ออกเอกสารภาษีในชื่อจริง แบรนด์ไม่เห็น',
        'Your national ID number, or a passport and work permit. They go on your tax documents; brands never see them.',
      ),
      t('บัญชีรับเงินชื่อเดียวกับเอกสาร', 'A bank account in the same legal name.'),
      t('ช่องที่เปิดเป็นสาธารณะ และเข้าสู่ระบบของช่องทางนั้นได้', 'A public channel that you can log in to.'),
    ],
  },
  heading('เพิ่มช่องให้ผ่าน', 'Add a channel that qualifies'),
  {
    kind: 'list',
    numbered: true,
    items: [
      t(
        'เลือกช่องทางแล้วยืนยันด้วยการเข้าสู่ระบบของช่องทางเอง เราไม่เห็นรหัสผ่าน ส่วน Lemon8, WhatsApp และโปรไฟล์ Facebook ให้วางรหัสจากเราไว้ในไบโอ',
        'Choose the platform and confirm by logging in there; we never see your password. For Lemon8, WhatsApp and Facebook profiles, put our code in your bio.',
      ),
      t(
        'อ่านผลตรวจทีละข้อ ต้องมีผู้ติดตาม 500 คนขึ้นไป (LINE และ YouTube 300 คน) โพสต์อย่างน้อย 6 ครั้งใน 90 วัน และ ER (อัตราการมีส่วนร่วม) อยู่ในช่วงปกติของระดับ',
        'Read each check: 500 followers (300 on LINE and YouTube), 6 posts in the last 90 days, and an ER (engagement rate) that is normal for your tier.',
      ),
      t(
        'ข้อไหนไม่ผ่าน เราบอกว่าขาดเท่าไร แก้แล้วกดขอให้ตรวจใหม่ได้ทุกเมื่อ',
        'Where one fails, you see by how much. Fix it and ask for a re-check at any time.',
      ),
    ],
  },
  heading('ตั้งราคาให้ไม่ต้องเสียใจทีหลัง', "Set prices you won't regret"),
  text(
    'ราคาประเมินเป็นจุดเริ่ม ไม่ใช่เพดาน บวกเวลาถ่าย เวลาแก้ดราฟต์ ค่าเดินทาง และสิทธิ์ใช้งานเข้าไปก่อนตั้ง แล้วดูราคาหลังหักภาษีว่ายังคุ้มไหม',
    'The estimate is a start, not a ceiling. Add the hours to shoot and revise, travel and usage rights, then look at what is left after tax.',
  ),
  {
    kind: 'table',
    head: [t('ถ้างานมีสิ่งนี้', 'If the job has'), t('คิดเพิ่มจาก', 'Price in')],
    shares: [2, 3],
    rows: [
      [
        t('แบรนด์นำไปยิงโฆษณา', "Use in the brand's ads"),
        t('จำนวนเดือนที่ใช้ ยิ่งนานยิ่งเสียโอกาสรับคู่แข่ง', 'The months of use: the longer, the more competing jobs you turn down'),
      ],
      [
        t('ต้องใช้ของหลายวันก่อนถ่าย', 'Days of use before shooting'),
        t('วันที่รับงานอื่นประเภทเดียวกันไม่ได้', "The days you can't take a similar job"),
      ],
      [t('ต้องไปที่ร้าน', 'A visit in person'), t('ค่าเดินทางและครึ่งวันของคุณ', 'Travel, and half a day of yours')],
    ],
  },
  heading('อ่านบรีฟห้าข้อนี้ก่อนรับ', 'Five lines to read before you say yes'),
  {
    kind: 'list',
    numbered: true,
    items: [
      t('เป้าหมาย แบรนด์อยากให้คนดูทำอะไรต่อ', 'The goal: what should viewers do next?'),
      t('ข้อควรทำและข้อห้าม มีข้อไหนฝืนสไตล์ของช่องไหม', "Do and don't: does any of it fight your style?"),
      t(
        'วิธีได้ของ ถ้าซื้อแล้วเบิก ดูเพดานและเก็บใบเสร็จให้อ่านออก',
        'How you get the product. If you claim it back, note the cap and keep a readable receipt.',
      ),
      t('วันส่งดราฟต์และวันโพสต์ ชนกับงานอื่นหรือเปล่า', 'Draft and posting dates: do they clash with anything?'),
      t('สิทธิ์ใช้งาน ที่ไหน และถึงวันไหน', 'Usage rights: where, and until when?'),
    ],
  },
  heading('ดราฟต์ที่ผ่านตั้งแต่รอบแรก', 'A draft that passes first time'),
  {
    kind: 'table',
    head: [t('มักถูกส่งกลับเพราะ', 'Often sent back for'), t('กันไว้ด้วย', 'Head it off with')],
    shares: [2, 3],
    rows: [
      [
        t('เห็นสินค้าไม่ชัด', 'Product not clearly visible'),
        t(
          'ช็อตนิ่งหันฉลากเข้ากล้อง 2 วินาที ภายในสิบวินาทีแรก',
          'A still two-second shot of the label, within the first ten seconds',
        ),
      ],
      [
        t('ไม่มีแฮชแท็กโฆษณา', 'Disclosure tag missing'),
        t('แนบแคปชันฉบับจริง วางแท็กไว้ต้นข้อความ', 'The real caption attached, tag near the start'),
      ],
      [
        t('คำพูดเกินจริง', 'Exaggerated or prohibited claims'),
        t('พูดเฉพาะสิ่งที่เห็นเอง ไม่พูดว่าหายขาดหรือดีที่สุด', 'Say what you saw yourself; never “cured” or “the best”'),
      ],
      [
        t('ไม่ตรงบรีฟ', "Doesn't follow the brief"),
        t('เปิดบรีฟข้าง ๆ แล้วติ๊กทีละข้อตอนตัดเสร็จ', 'The brief open beside the timeline, each point ticked'),
      ],
      [
        t('ข้อมูลผิด', 'Incorrect information'),
        t('คัดลอกราคา ขนาด และชื่อรุ่นจากบรีฟ', 'Copy price, size and model from the brief'),
      ],
    ],
  },
  note(
    'เช็ก 60 วินาทีก่อนส่ง ดูแบบปิดเสียงแล้วยังเข้าใจ ฟังแบบหลับตาแล้วชื่อสินค้าถูก วินาทีที่ 10 เห็นสินค้าแล้ว เพลงและภาพทุกชิ้นมีสิทธิ์ใช้',
    'A 60-second check: clear with the sound off, the name said right with your eyes closed, product seen by second 10, and you have the right to every song and picture.',
  ),
  ...HANDBOOK_MONEY,
]
