import type { CaseRow } from './build-case.ts'
import { byWeek, count, MEASURES, money, percent, times } from './figure-parts.ts'

const ENROLLED = { th: 'ผู้สมัครเรียน', en: 'Enrolments' }

export const KHRUTHARN_GUITARS: CaseRow = {
  slug: 'khrutharn-parent-and-child-guitar',
  daysAgo: 167,
  category: 10,
  brand: 'khrutharn',
  cover: ['music', 'กีตาร์สองขนาดพิงผนังห้องนั่งเล่น', 'Two guitars, one small, against a living-room wall'],
  title: {
    th: 'ครูธาร สอนกีตาร์: งบ 11,000 บาท มีคนสมัครเรียน 88 คน เกินครึ่งมากับลูก',
    en: 'Kru Tharn Guitar: THB 11,000, 88 enrolments, and most came with a child',
  },
  summary: {
    th: 'ครูคนเดียวที่เชียงใหม่ไม่มีทีมการตลาด มีแค่คำถามว่าพ่อแม่ที่เล่นไม่เป็นจะเรียนพร้อมลูกได้ไหม ครีเอเตอร์ 4 คนลองตอบด้วยตัวเอง',
    en: "A teacher in Chiang Mai with no marketing team had one question: can parents who can't play learn beside their kids? 4 creators tried it.",
  },
  channels: ['TIKTOK', 'FACEBOOK_PAGE'],
  creators: 4,
  figures: [
    count(ENROLLED, 88),
    money({ th: 'ต้นทุนต่อผู้สมัคร', en: 'Cost per enrolment' }, 125),
    percent({ th: 'สมัครเป็นคู่พ่อแม่ลูก', en: 'Enrolled as parent and child' }, 59),
    count(MEASURES.reach, 61_500),
    times({ th: 'ค่าเรียนเทียบกับงบ', en: 'Course fees against spend' }, 7.9),
    money(MEASURES.spend, 11_000),
  ],
  series: [
    byWeek(MEASURES.reach, 'count', [9_800, 12_400, 10_100, 8_300, 6_900, 5_700, 4_600, 3_700]),
    byWeek(ENROLLED, 'count', [6, 15, 18, 14, 12, 10, 7, 6]),
  ],
  quote: {
    text: {
      th: 'คลิปที่เล่นผิดเยอะที่สุดพานักเรียนมามากที่สุด พ่อแม่ทักมาว่า ถ้าเขากล้าผิดต่อหน้าลูก เราก็น่าจะกล้า',
      en: 'The clip with the most wrong notes brought the most students. Parents wrote, “If he can fluff it in front of his kid, so can I.”',
    },
    by: { th: 'ธารา สายเหล็ก ครูสอนดนตรี', en: 'Thara Sailek, music teacher' },
  },
  body: {
    th: `
<p>ธาราสอนกีตาร์อยู่ในห้องเล็ก ๆ ที่เชียงใหม่ และมีคอร์สออนไลน์ 30 วันสำหรับคนเริ่มจากศูนย์ ปีที่แล้วเขาสังเกตว่ามีพ่อแม่หลายคนนั่งดูลูกเรียนอยู่นอกจอ พอชวนให้หยิบกีตาร์ขึ้นมาด้วยกัน ทั้งคู่กลับเรียนจบมากกว่าเดิม เขาอยากบอกเรื่องนี้กับคนอื่น แต่ไม่เคยซื้อโฆษณามาก่อนในชีวิต</p>
<h2>บุคคลทั่วไปก็เปิดแคมเปญได้</h2>
<p>ธาราสมัครใช้งานในนามบุคคลทั่วไป เติมเครดิตผ่านพร้อมเพย์ แล้วสร้างแคมเปญสาธารณะในบ่ายวันเดียว รับ 4 คน ค่าจ้างคนละ 2,500 บาท ค่าบริการอีก 10% รวมเงินพักไว้ 11,000 บาท เป้าหมายคือให้คนเข้าเว็บ ช่องทางเป็น TikTok และเพจ Facebook ของครอบครัว</p>
<p>บรีฟยาวครึ่งหน้า เรียนบทที่หนึ่งกับลูกคืนเดียว ถ่ายตั้งแต่ยังจับคอร์ดไม่เป็น ห้ามซ้อมก่อน และบอกอายุลูกกับเวลาที่ใช้จริง เขาปิดท้ายด้วยประโยคว่า เล่นผิดได้ ไม่ต้องถ่ายใหม่</p>
<h2>คืนวันธรรมดาในสี่บ้าน</h2>
<ul>
<li>คุณพ่อเลี้ยงเดี่ยวกับลูกชายเจ็ดขวบ ทะเลาะกันเรื่องใครได้กีตาร์ตัวใหญ่</li>
<li>คุณแม่ที่ซ้อมในรถระหว่างรอรับลูก</li>
<li>ย่ากับหลานสาวที่เลือกเพลงไม่ตรงกัน แล้วลงเอยด้วยเพลงกล่อมเด็ก</li>
<li>บ้านที่พี่สอนน้อง ส่วนพ่อตามไม่ทันทั้งสองคน</li>
</ul>
<p>ธาราอนุมัติดราฟต์ทั้งสี่ชิ้นในรอบแรก แม้มีชิ้นหนึ่งจับคอร์ดผิดทั้งเพลง เขาเลือกไปตอบในคอมเมนต์พร้อมวิธีวางนิ้วให้ถูก คอมเมนต์นั้นกลายเป็นบทเรียนฟรีที่คนแท็กหากันต่อ</p>
<h2>แปดสัปดาห์ ช้าแต่ไม่หยุด</h2>
<p>การเข้าถึงรวม 61,500 คน สูงสุดสัปดาห์ที่สองที่ 12,400 คน การสมัครเรียนตามมาในสัปดาห์ที่สามที่ 18 คน เพราะหลายบ้านรอปิดเทอม ครบแปดสัปดาห์มีผู้สมัครเรียน 88 คน ต้นทุนต่อผู้สมัคร 125.00 บาท ในจำนวนนี้ 52 คนหรือ 59% สมัครเป็นคู่พ่อแม่ลูก</p>
<p>คอร์สราคาคนละ 990 บาท รวมค่าเรียน 87,120 บาท เท่ากับ 7.9 เท่าของงบ สำหรับครูคนเดียว นี่คือนักเรียนมากพอที่จะเปิดห้องเรียนคืนวันอาทิตย์เพิ่มอีกหนึ่งห้อง</p>
<h2>ธุรกิจเล็กควรรู้อะไรก่อนเริ่ม</h2>
<p>งบหลักหมื่นพอให้ได้คำตอบ ถ้าคำถามแคบพอ อย่ากระจายไปหลายช่องทาง และเผื่อเวลาให้ตรงกับจังหวะชีวิตของลูกค้า อ่านวิธีเติมเครดิตและออกใบกำกับภาษีในนามบุคคลได้ใน<a href="/th/faq">คำถามที่พบบ่อย</a> แล้วลองดูว่า<a href="/th/Marketer/publicCampaign">แคมเปญสาธารณะ</a>เหมาะกับคุณหรือไม่</p>`,
    en: `
<p>Thara teaches guitar in a small room in Chiang Mai and sells a 30-day online course for complete beginners. Last year he noticed parents sitting just off camera while their children learned. When he talked them into picking up a guitar too, both finished the course more often. He wanted people to know, and he'd never bought an advertisement in his life.</p>
<h2>You don't have to be a company</h2>
<p>Thara signed up as an individual, topped up credits through PromptPay and built a public campaign in one afternoon. It had 4 slots at THB 2,500; with the 10% service fee, THB 11,000 went on hold. The objective was traffic, the platforms TikTok and family Facebook Pages.</p>
<p>The brief filled half a page. Take lesson one with your child, in one evening. Film from before you can hold a chord. Don't rehearse. Tell us your child's age and how long it took. It ended: “Wrong notes are fine. Don't reshoot.”</p>
<h2>A weeknight in four homes</h2>
<ul>
<li>A single dad and his seven-year-old, arguing over who gets the big guitar.</li>
<li>A mum who practises in the car while she waits at school.</li>
<li>A grandmother and granddaughter who can't agree on a song and end up with a lullaby.</li>
<li>A house where the older sister teaches the younger, and their father can't keep up with either.</li>
</ul>
<p>Thara approved all four drafts in the first round, though one of them has the wrong chord from beginning to end. He answered it in the comments instead, with where the fingers go. That comment became a free lesson that people tagged each other under.</p>
<h2>Eight weeks, slow and steady</h2>
<p>Reach came to 61,500, with a high of 12,400 in week two. Enrolments followed in week three, with 18, since many homes were waiting for the school break. After eight weeks there were 88 enrolments at THB 125.00 each. Of those, 52, or 59%, had signed up as parent and child.</p>
<p>The course costs THB 990, so fees came to THB 87,120, which is 7.9 times the spend. For one teacher, that's enough students to open another class on Sunday nights.</p>
<h2>Before you start small</h2>
<p>Ten thousand baht or so will get you an answer, provided the question is narrow. Don't spread it over many platforms, and leave room for your customers' calendar. Topping up and tax invoices for individuals are explained in the <a href="/en/faq">FAQ</a>, and the <a href="/en/Marketer/publicCampaign">public campaign</a> page will tell you whether it suits you.</p>`,
  },
}
