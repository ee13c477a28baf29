import type { CaseRow } from './build-case.ts'
import { byDay, count, MEASURES, money, percent } from './figure-parts.ts'

export const SAMUNPRAI_COMPRESS: CaseRow = {
  slug: 'samunprai-warm-compress-office',
  daysAgo: 131,
  category: 8,
  brand: 'samunprai',
  cover: ['health', 'ลูกประคบสมุนไพรวางบนผ้าขาวม้า', 'Herbal compresses on a woven cloth'],
  title: {
    th: 'สมุนไพรบ้านเรา: ไม่พูดว่าหายปวดสักคำ แต่มีคนใช้โค้ด 528 ครั้ง',
    en: 'Samunprai Co.: not one promise of a cure, and 528 coupons used',
  },
  summary: {
    th: 'ลูกประคบอุ่นไมโครเวฟเข้าถึงคนวัย 45 ปีขึ้นไปผ่านเพจและวิดีโอที่สอนวิธีใช้ให้ปลอดภัย แทนการอวดสรรพคุณ',
    en: 'A microwave herbal compress met people over 45 through posts that taught safe use and left the health claims out.',
  },
  channels: ['FACEBOOK_PAGE', 'YOUTUBE'],
  creators: 9,
  figures: [
    count(MEASURES.coupons, 528),
    money(MEASURES.perCoupon, 75),
    count(MEASURES.reach, 317_500),
    percent(MEASURES.rate, 3.8),
    percent({ th: 'การเข้าถึงในคนวัย 45 ปีขึ้นไป', en: 'Reach among people over 45' }, 61),
    money(MEASURES.spend, 39_600),
  ],
  series: [
    byDay(MEASURES.reach, 'count', [22_400, 41_300, 52_700, 48_900, 40_600, 33_800, 27_200, 21_500, 16_900, 12_200]),
    byDay(MEASURES.coupons, 'count', [22, 49, 71, 78, 74, 66, 57, 46, 37, 28]),
  ],
  quote: {
    text: {
      th: 'ลูกค้าโทรมาสั่งเพราะลูกแชร์คลิปให้ดู แล้วบอกว่าแม่ทำตามนาทีที่สองนะ อย่าอุ่นเกินนั้น',
      en: 'People ring to order because a son or daughter sent the clip and said, “Mum, do what she does at minute two. No hotter than that.”',
    },
    by: { th: 'หทัยรัตน์ ไพลสด เจ้าของ สมุนไพรบ้านเรา', en: 'Hathairat Phlaisot, owner, Samunprai Co.' },
  },
  body: {
    th: `
<p>ของใช้เพื่อสุขภาพมีกับดักอยู่อย่างหนึ่ง ยิ่งพูดว่าหายยิ่งผิดกฎหมายโฆษณา และยิ่งพูดว่าหายคนก็ยิ่งไม่เชื่อ สมุนไพรบ้านเราทำลูกประคบจากสวนที่นครปฐม คนซื้อซ้ำเยอะ แต่คนใหม่ไม่รู้ว่าอุ่นในไมโครเวฟได้ และกลัวจะร้อนเกินจนลวกผิว</p>
<h2>ถอดคำว่า “หาย” ออกจากบรีฟ</h2>
<p>หทัยรัตน์เขียนบรีฟใหม่ทั้งฉบับให้เป็นบทเรียนสั้น ๆ หนึ่งบท อุ่นกี่นาที พักก่อนใช้กี่วินาที วางตรงไหนได้ วางตรงไหนไม่ได้ และใครควรถามแพทย์ก่อน ข้อห้ามมีสองข้อ ไม่อ้างผลการรักษา และไม่เทียบกับยา</p>
<p>แคมเปญรับครีเอเตอร์ 9 คน ค่าจ้างคนละ 4,000 บาท เมื่อรวมค่าบริการ 10% เงินพักไว้ทั้งหมด 39,600 บาท เงื่อนไขไม่ได้ตั้งที่ยอดผู้ติดตามสูง ๆ แต่ตั้งที่อายุของผู้ชม เลือกช่องที่คนดูวัย 45 ปีขึ้นไปเป็นกลุ่มใหญ่ เจ็ดคนโพสต์บนเพจ Facebook อีกสองคนทำวิดีโอบน YouTube</p>
<h2>ทำไมดราฟต์โดนขอแก้บ่อย</h2>
<p>แบรนด์ขอแก้ดราฟต์หกจากเก้าชิ้น ชิ้นละครั้ง มากกว่าแคมเปญทั่วไป ส่วนใหญ่เป็นคำติดปากอย่าง “ปวดตรงไหนแปะตรงนั้น” หรือ “หลับสบายแน่” ทีมไม่ได้แค่ปฏิเสธ แต่พิมพ์ประโยคที่ใช้แทนได้ไปด้วยทุกครั้ง รอบแก้จึงใช้เวลาไม่ถึงวัน และไม่มีชิ้นไหนต้องแก้เกินรอบที่รวมอยู่ในงาน</p>
<h2>สิบวันบนหน้าเพจ</h2>
<p>การเข้าถึงสูงสุดวันที่ 3 ที่ 52,700 คน การใช้โค้ดสูงสุดวันที่ 4 ที่ 78 ครั้ง แล้วลดลงช้า ๆ เพราะคนแชร์ต่อเข้ากลุ่มครอบครัว รวมสิบวันมีการเข้าถึง 317,500 คน เป็นคนวัย 45 ปีขึ้นไป 61% ส่วน ER (อัตราการมีส่วนร่วม) 3.8% ถือว่าสูงสำหรับเพจขนาดนี้</p>
<p>มีคนใช้โค้ด 528 ครั้ง ต้นทุนต่อการใช้โค้ด 75.00 บาท ถือว่าสูงเมื่อเทียบกับสินค้าราคาหลักสิบ แต่ลูกประคบหนึ่งชุดมีสามลูก และราวหนึ่งในสี่ของคนที่ใช้โค้ดสั่งมากกว่าหนึ่งชุด</p>
<h2>สามข้อสำหรับสินค้าสุขภาพ</h2>
<ol>
<li>สอนวิธีใช้ให้ครบ ความปลอดภัยคือเนื้อหาที่คนอยากแชร์ให้พ่อแม่</li>
<li>เขียนประโยคทดแทนไว้ในบรีฟ ครีเอเตอร์ไม่ต้องเดาว่าพูดอะไรได้</li>
<li>ตั้งเงื่อนไขที่อายุผู้ชม คะแนนความตรงจะบอกเหตุผลให้เห็นทุกใบสมัคร</li>
</ol>
<p>อยากวางบรีฟให้รอบคอบตั้งแต่แรก อ่าน<a href="/th/faq">คำถามที่พบบ่อย</a>เรื่องการขอแก้และการอนุมัติ หรือ<a href="/th/contact">ติดต่อเรา</a>ก่อนส่งแคมเปญให้ทีมงานตรวจ</p>`,
    en: `
<p>Health products come with a trap. The louder you promise a cure, the further you are outside advertising law, and the less anyone believes you. Samunprai makes herbal compresses from its own garden in Nakhon Pathom. Customers come back often. Newcomers didn't know the compress can go in a microwave, and were afraid of burning themselves.</p>
<h2>Taking “cure” out of the brief</h2>
<p>Hathairat rewrote the brief as one short lesson. How many minutes to heat it, how long to let it rest, where it may go and where it mustn't, and who should ask a doctor first. There were two don'ts: no claims of treatment, no comparison with medicine.</p>
<p>The campaign took 9 creators at THB 4,000 each; with the 10% service fee, THB 39,600 went on hold. The requirements weren't about large followings but about the age of the audience. Samunprai looked for channels where people over 45 are the biggest group. Seven creators posted on Facebook Pages and two made YouTube videos.</p>
<h2>Why so many drafts went back</h2>
<p>Six of nine drafts were sent back once, more than usual. The culprits were habits of speech: “put it wherever it hurts”, “you'll sleep like a baby”. The team never just said no. Each time it typed a sentence that would do instead, so fixes took less than a day, and nobody went past the revisions included in the job.</p>
<h2>Ten days on the page</h2>
<p>Reach was highest on day 3 at 52,700. Coupon use was highest on day 4 at 78, then fell slowly as people passed the posts on to family groups. Ten days brought a reach of 317,500, 61% of it among people over 45. The ER (engagement rate) was 3.8%, which is good for Pages of this size.</p>
<p>The code was used 528 times, THB 75.00 a use. That's a lot next to a cheap snack, but a set holds three compresses, and about one buyer in four ordered more than one set.</p>
<h2>Three notes for health products</h2>
<ol>
<li>Teach the whole method. Safety is what people want to send their parents.</li>
<li>Write replacement sentences into the brief, so creators needn't guess what's allowed.</li>
<li>Set your criteria by audience age. The match score tells you why, on each application.</li>
</ol>
<p>To plan a careful brief, read the <a href="/en/faq">FAQ</a> on changes and approval, or <a href="/en/contact">contact us</a> before you send a campaign for review.</p>`,
  },
}
