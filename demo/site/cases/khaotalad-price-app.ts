import type { CaseRow } from './build-case.ts'
import { byDay, byWeek, count, MEASURES, money, percent } from './figure-parts.ts'

export const KHAOTALAD_APP: CaseRow = {
  slug: 'khaotalad-market-price-app',
  daysAgo: 96,
  category: 5,
  brand: 'khaotalad',
  cover: ['news', 'หน้าจอราคาผักสดเช้านี้ข้างแผงผัก', "This morning's vegetable prices beside a stall"],
  title: {
    th: 'ข่าวตลาด: ได้คนโหลดแอปราคาตลาดสด 3,300 คน และยังเปิดใช้อยู่ 42%',
    en: 'Khao Talad: 3,300 people got its price app, and 42% still open it',
  },
  summary: {
    th: 'แชร์ลิงก์ธรรมดาจากครีเอเตอร์ 8 คน แต่ละคนเอาราคาผักวันนั้นมาชวนคุย คลิกละ 2.40 บาท แล้ววัดกันที่สัปดาห์ที่แปด',
    en: "Plain link posts from 8 creators, each opening with that day's vegetable prices. Clicks cost THB 2.40; the real test came in week eight.",
  },
  channels: ['X', 'FACEBOOK_PAGE', 'LINE'],
  creators: 8,
  figures: [
    count({ th: 'ติดตั้งแอป', en: 'App installs' }, 3_300),
    percent({ th: 'ยังเปิดแอปในสัปดาห์ที่แปด', en: 'Still opening it in week eight' }, 42),
    count(MEASURES.clicks, 11_000),
    money(MEASURES.perClick, 2.4),
    count(MEASURES.reach, 223_400),
    money(MEASURES.spend, 26_400),
  ],
  series: [
    byDay(MEASURES.clicks, 'count', [640, 1_180, 1_420, 1_510, 1_290, 1_160, 1_080, 1_010, 920, 790]),
    byWeek({ th: 'ยังเปิดแอปอยู่', en: 'Still opening the app' }, 'percent', [100, 78, 64, 55, 50, 46, 44, 42]),
  ],
  quote: {
    text: {
      th: 'เราเป็นสำนักข่าว คุ้นกับยอดคลิกอยู่แล้ว สิ่งที่ไม่เคยมีคือคนที่กลับมาเปิดเองทุกเช้าโดยไม่ต้องพาดหัว',
      en: "We're a newsroom, we know clicks. What we'd never had was people coming back each morning without a headline.",
    },
    by: { th: 'นิธิศ หัวข้อเช้า บรรณาธิการการตลาด ข่าวตลาด', en: 'Nithit Huakhochao, audience editor, Khao Talad' },
  },
  body: {
    th: `
<p>วันนี้ผักชีกิโลละเท่าไร คำถามนี้มีคนถามในกลุ่มแม่ค้าทุกเช้า ข่าวตลาดมีคำตอบอยู่ในแอปราคาตลาดสดซึ่งอัปเดตก่อนหกโมง แต่คนที่ต้องใช้กลับไม่รู้ว่ามี ทีมเคยซื้อโฆษณาแบบจ่ายต่อการติดตั้ง ได้ยอดเร็วและหายเร็วพอกัน คนติดตั้งแล้วลบในสัปดาห์เดียว</p>
<h2>ตั้งใจไม่ทำวิดีโอ</h2>
<p>แคมเปญนี้เลือกชนิดโพสต์ที่เรียบที่สุดในระบบ คือแชร์ลิงก์ เป้าหมายคือให้คนเข้าเว็บหรือร้าน รับครีเอเตอร์ 8 คน ค่าจ้างคนละ 3,000 บาท รวมค่าบริการแล้ว 26,400 บาท ครึ่งหนึ่งเป็นเพจข่าวท้องถิ่นบน Facebook ที่เหลือเป็นคนเขียนสรุปข่าวบน X และเจ้าของ LINE Official Account ที่มีแม่ค้าติดตาม</p>
<p>บรีฟให้เริ่มจากราคาของจริงในเช้าวันนั้น เช่น มะนาวลูกละเท่าไร ถูกหรือแพงกว่าสัปดาห์ก่อน แล้วค่อยบอกว่าดูมาจากไหน ห้ามใช้คำว่า “โหลดเลย” และต้องมีแฮชแท็กโฆษณา</p>
<h2>โพสต์เช้า คลิกทั้งวัน</h2>
<p>โพสต์ขึ้นระหว่างตีห้าถึงเจ็ดโมง การคลิกสูงสุดวันที่ 4 ที่ 1,510 ครั้ง และวันที่ 10 ยังมี 790 ครั้ง ไม่ตกฮวบแบบโฆษณาเดิม ครบสิบวันมีคลิก 11,000 ครั้งจากการเข้าถึง 223,400 คน ต้นทุนต่อคลิกอยู่ที่ 2.40 บาท และสามในสิบของคนที่คลิกติดตั้งแอป รวม 3,300 คน</p>
<h2>ตัวเลขที่ทีมรอจริง ๆ</h2>
<p>ข่าวตลาดไม่ปิดรายงานในวันที่สิบ แต่รอดูว่าใครยังอยู่ สัปดาห์ที่สองเหลือ 78% สัปดาห์ที่สี่เหลือ 55% แล้วเส้นเริ่มราบ จบสัปดาห์ที่แปดยังมีคนเปิดแอป 42% หรือ 1,386 คน โฆษณาชุดเก่าในเวลาเดียวกันเหลือไม่ถึงหนึ่งในสิบ</p>
<ul>
<li>กลุ่มที่มาจาก LINE ติดตั้งน้อยที่สุด แต่อยู่นานที่สุด</li>
<li>กลุ่มที่มาจาก X คลิกเร็วในชั่วโมงแรก แล้วแทบไม่มีต่อ</li>
<li>เพจท้องถิ่นพาคนจังหวัดเดียวกันมา ทีมจึงรู้ว่าควรเพิ่มราคาตลาดจังหวัดไหนก่อน</li>
</ul>
<h2>ข้อสรุปสำหรับแบรนด์ที่มีแอป</h2>
<p>อย่าจ่ายเงินซื้อการติดตั้ง ให้จ่ายกับเหตุผลที่คนจะกลับมา และตั้งวันวัดผลให้ไกลพอจะเห็นเส้นราบ โพสต์แบบแชร์ลิงก์ราคาไม่สูง จึงเหมาะกับการทดลองหลายช่องทางพร้อมกัน อยากดูตัวอย่างอุตสาหกรรมอื่น ไปที่<a href="/th/caseStudy">กรณีศึกษาทั้งหมด</a></p>`,
    en: `
<p>How much is coriander today? Somebody asks that in a market sellers' group every morning. Khao Talad has the answer in a price app that's updated before six, but the people who needed it didn't know. Pay-per-install ads had brought them in fast and lost them just as fast: installed on Monday, gone by Sunday.</p>
<h2>No video, on purpose</h2>
<p>The campaign used the plainest post type there is, the link share, with traffic as its objective. It took on 8 creators at THB 3,000 each, THB 26,400 with the service fee. Half were local news pages on Facebook. The others write news summaries on X or run a LINE Official Account that market sellers follow.</p>
<p>The brief said to start from a real price that morning: what a lime costs, and whether that's more or less than last week. Only then say where you looked it up. No “download now”, and always the disclosure tag.</p>
<h2>Posted at dawn, clicked all day</h2>
<p>Posts went up between five and seven. Clicks peaked on day 4 at 1,510 and were still at 790 on day 10, with none of the old cliff. Ten days brought 11,000 clicks from a reach of 223,400, at THB 2.40 a click. Three in ten of those who clicked installed the app: 3,300 people.</p>
<h2>The number the team was waiting for</h2>
<p>Khao Talad didn't close the report on day ten. It waited to see who'd stay. In week two 78% were left, in week four 55%, and then the line began to level out. At the end of week eight 42% still opened the app, 1,386 people. The earlier ads had kept fewer than one in ten over the same stretch.</p>
<ul>
<li>People from LINE installed least and stayed longest.</li>
<li>People from X clicked in the first hour, and hardly after it.</li>
<li>Local pages brought in whole provinces at a time, so the team learned which market's prices to add next.</li>
</ul>
<h2>If your product is an app</h2>
<p>Don't pay for installs. Pay for a reason to come back, and set your measuring day far enough out to see the line go flat. Link shares cost little, which makes them a sensible way to test several platforms side by side. For other industries, see <a href="/en/caseStudy">all the case studies</a>.</p>`,
  },
}
