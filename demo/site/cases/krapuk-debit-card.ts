import type { CaseRow } from './build-case.ts'
import { byDay, byWeek, count, days, MEASURES, money, percent } from './figure-parts.ts'

const APPLIED = { th: 'สมัครบัตรผ่านลิงก์', en: 'Card applications through the link' }

export const KRAPUK_CARD: CaseRow = {
  slug: 'krapuk-first-job-debit-card',
  daysAgo: 83,
  category: 6,
  brand: 'krapuk',
  cover: ['finance', 'บัตรเดบิตกับกระปุกออมสินบนโต๊ะทำงาน', 'A debit card and a piggy bank on a desk'],
  title: {
    th: 'กระปุก ไฟแนนซ์: คนสมัครบัตร 1,212 คน จากวิดีโอที่ฝ่ายกำกับดูแลตรวจทุกคำ',
    en: 'Krapuk Finance: 1,212 card applications from videos compliance read word by word',
  },
  summary: {
    th: 'สินค้าการเงินพูดเกินจริงไม่ได้แม้แต่คำเดียว กระปุกเอาฝ่ายกำกับดูแลมานั่งเขียนบรีฟตั้งแต่ต้น ดราฟต์จึงผ่านเฉลี่ยใน 1.5 วัน',
    en: "A financial product can't overstate a thing. Krapuk had compliance write the brief from the start, and drafts were approved in 1.5 days on average.",
  },
  channels: ['YOUTUBE', 'TIKTOK'],
  creators: 6,
  figures: [
    count(APPLIED, 1_212),
    money({ th: 'ต้นทุนต่อการสมัคร', en: 'Cost per application' }, 35.4),
    count(MEASURES.reach, 286_000),
    count(MEASURES.clicks, 8_580),
    percent({ th: 'สัดส่วนวิดีโอที่คนดูโดยเฉลี่ย', en: 'Average share of video watched' }, 58),
    days({ th: 'เวลาอนุมัติดราฟต์เฉลี่ย', en: 'Average time to approve a draft' }, 1.5),
  ],
  series: [
    byDay(
      MEASURES.reach,
      'count',
      [21_000, 38_500, 44_200, 39_700, 31_600, 26_400, 22_100, 18_900, 15_200, 12_300, 9_400, 6_700],
    ),
    byWeek(APPLIED, 'count', [118, 236, 224, 187, 152, 121, 96, 78]),
  ],
  quote: {
    text: {
      th: 'เมื่อก่อนเราส่งคลิปให้ฝ่ายกำกับดูแลตอนท้าย แล้วหน้าเสียกันทั้งห้อง รอบนี้เขาเขียนหน้าแรกของบรีฟเอง',
      en: 'We used to show compliance the clip at the end, and everyone went home sad. This time they wrote page one of the brief.',
    },
    by: { th: 'ภูริ ออมสิริ ผู้จัดการแบรนด์ กระปุก ไฟแนนซ์', en: 'Phuri Omsiri, brand lead, Krapuk Finance' },
  },
  body: {
    th: `
<p>เด็กจบใหม่จำนวนมากใช้บัตรที่ได้มาพร้อมบัญชีเงินเดือน โดยไม่รู้ว่าแต่ละปีถูกหักค่าธรรมเนียมอะไรบ้าง กระปุกมีบัตรเดบิตที่ไม่มีค่าธรรมเนียม แต่คำว่า “ฟรี” ในโฆษณาการเงินฟังดูเหมือนมีอะไรซ่อนอยู่เสมอ แบรนด์จึงตั้งเป้าหมายไว้ที่ให้คนเข้าใจ ไม่ใช่ให้คนรู้จัก</p>
<h2>เขียนบรีฟกับฝ่ายกำกับดูแล</h2>
<p>ก่อนเปิดแคมเปญ ทีมแบรนด์กับฝ่ายกำกับดูแลนั่งทำรายการสองคอลัมน์ด้วยกัน แล้ววางไว้หน้าแรกของบรีฟ</p>
<table>
<thead><tr><th scope="col">พูดได้</th><th scope="col">พูดไม่ได้</th></tr></thead>
<tbody>
<tr><td>ไม่มีค่าธรรมเนียมรายปีและค่าออกบัตร</td><td>ฟรีตลอดชีพ</td></tr>
<tr><td>ค่าถอนเงินต่างธนาคารเป็นไปตามประกาศ</td><td>ถอนที่ไหนก็ไม่เสีย</td></tr>
<tr><td>เล่ารายจ่ายจริงของตัวเอง</td><td>ชวนปิดบัญชีธนาคารอื่น</td></tr>
</tbody>
</table>
<p>ครีเอเตอร์ 6 คนได้ค่าจ้างคนละ 6,500 บาท รวมค่าบริการเป็น 42,900 บาท ทุกคนเป็นสายลงทุนหรือเทคที่เคยเล่าเรื่องเงินเดือนแรก ทำวิดีโอบน YouTube หรือวิดีโอสั้นบน TikTok แบรนด์ส่งภาพบัตรและภาพหน้าจอให้ ไม่มีใครต้องเปิดเผยยอดเงินของตัวเอง</p>
<h2>ดราฟต์ผ่านเร็วเพราะรู้กติกาก่อน</h2>
<p>ตามปกติแบรนด์มีเวลาตรวจดราฟต์ 72 ชั่วโมง กระปุกใช้เฉลี่ย 1.5 วัน ดราฟต์สี่ชิ้นผ่านในรอบแรก อีกสองชิ้นแบรนด์ขอแก้ชิ้นละครั้งด้วยเรื่องเดียวกัน คือพูดถึงค่าถอนต่างธนาคารไม่ครบ ไม่มีชิ้นไหนถึงรอบที่สาม</p>
<h2>คนดูนานกว่าที่คิด</h2>
<p>โดยเฉลี่ยคนดูวิดีโอไป 58% ของความยาว ถือว่าสูงสำหรับเรื่องค่าธรรมเนียม การเข้าถึงขึ้นสูงสุดวันที่ 3 และรวม 12 วันอยู่ที่ 286,000 คน มีคนคลิกลิงก์ 8,580 ครั้ง หรือคลิกละ 5.00 บาท</p>
<p>การสมัครบัตรตามมาช้ากว่า สัปดาห์แรก 118 คน สัปดาห์ที่สองขึ้นไป 236 คนหลังวันเงินเดือนออก และครบแปดสัปดาห์มีคนสมัครผ่านลิงก์ 1,212 คน ต้นทุนต่อการสมัคร 35.40 บาท</p>
<h2>บทเรียนจากสินค้าที่พูดมากไม่ได้</h2>
<p>ข้อห้ามที่ชัดทำให้ครีเอเตอร์กล้าพูดมากขึ้น เพราะรู้ว่าเส้นอยู่ตรงไหน วิดีโอที่คนดูจบมากที่สุดใช้เวลาครึ่งคลิปนั่งไล่ใบแจ้งยอดเก่าทีละบรรทัด ไม่ได้พูดชื่อบัตรจนถึงนาทีที่สาม และปฏิทินก็สำคัญพอ ๆ กับบรีฟ แคมเปญหน้ากระปุกจะให้โพสต์ขึ้นก่อนสิ้นเดือนสามวัน ถ้าสินค้าของคุณมีข้อกำกับคล้ายกัน <a href="/th/contact">คุยกับทีมงาน</a>ก่อนเปิดแคมเปญได้</p>`,
    en: `
<p>Plenty of new graduates use whatever card came with their salary account, with no idea what it takes from them each year. Krapuk has a debit card without fees. The snag is that “free” in a financial advertisement always sounds like a catch, so the brand set its objective to understanding rather than awareness.</p>
<h2>A brief written with compliance</h2>
<p>Before the campaign opened, the brand team and compliance sat down and made a list in two columns. It became page one of the brief.</p>
<table>
<thead><tr><th scope="col">Fine to say</th><th scope="col">Not fine</th></tr></thead>
<tbody>
<tr><td>No annual fee and no fee to issue the card</td><td>Free for life</td></tr>
<tr><td>Withdrawals at other banks follow the published rates</td><td>Withdraw anywhere for nothing</td></tr>
<tr><td>Talk through your own spending</td><td>Tell people to close other accounts</td></tr>
</tbody>
</table>
<p>Six creators were paid THB 6,500 each, THB 42,900 with the service fee. All of them cover tech or investing and had talked about a first salary before. They made YouTube videos or short videos on TikTok. Krapuk sent pictures of the card and screens, so nobody had to show a real balance.</p>
<h2>Quick approvals, because the rules came first</h2>
<p>A brand has 72 hours to review a draft. Krapuk took 1.5 days on average. Four drafts passed the first time. Two went back once each, both for an incomplete line about withdrawals at other banks. None needed a third round.</p>
<h2>People watched longer than expected</h2>
<p>The average viewer saw 58% of a video, which is a lot for a talk about fees. Reach peaked on day 3 and came to 286,000 over 12 days. The link was clicked 8,580 times, at THB 5.00 a click.</p>
<p>Applications were slower. Week one brought 118, week two 236, just after payday. After eight weeks 1,212 people had applied through the link, at THB 35.40 each.</p>
<h2>What a careful product teaches you</h2>
<p>Clear limits made the creators braver, because they knew where the line was. The video that most people finished spends half its length going down an old statement row by row, and doesn't name the card until minute three. The calendar mattered as much as the brief, too: next time the posts will go up three days before the end of the month. If your product has rules like these, <a href="/en/contact">talk to our team</a> before you open a campaign.</p>`,
  },
}
