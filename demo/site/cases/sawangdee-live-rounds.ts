import type { CaseRow } from './build-case.ts'
import { byDay, count, MEASURES, money, percent, times } from './figure-parts.ts'

export const SAWANGDEE_LIVE: CaseRow = {
  slug: 'sawangdee-three-live-rounds',
  daysAgo: 58,
  category: 5,
  brand: 'sawangdee',
  cover: ['tech', 'ไฟวงแหวนส่องโต๊ะไลฟ์ขายของ', 'A ring light over a live-selling desk'],
  title: {
    th: 'สว่างดี: ไลฟ์ 3 รอบ ขายไฟวงแหวนได้ 684 ดวง ในสิบวัน',
    en: 'Sawangdee: three live rounds, 684 ring lights in ten days',
  },
  summary: {
    th: 'ขายไฟให้คนที่ไลฟ์ขายของ ด้วยการไลฟ์โดยใช้ไฟดวงนั้น แพ็กเกจ 45,000 บาทกลับมาเป็นยอดขายผ่านโค้ด 10.5 เท่า',
    en: 'It sold lights to people who sell live, by going live under that light. A THB 45,000 package came back 10.5 times over in coupon sales.',
  },
  channels: ['TIKTOK'],
  creators: 3,
  figures: [
    count(MEASURES.coupons, 684),
    money(MEASURES.perCoupon, 65.79),
    money({ th: 'ยอดขายผ่านโค้ด', en: 'Sales through the codes' }, 471_960),
    times({ th: 'ยอดขายเทียบราคาแพ็กเกจ', en: 'Sales against package price' }, 10.5),
    count(MEASURES.reach, 137_500),
    percent({ th: 'โค้ดที่ใช้ในวันไลฟ์', en: 'Codes used on live days' }, 67.4),
  ],
  series: [
    byDay(MEASURES.coupons, 'count', [142, 38, 24, 171, 46, 31, 22, 148, 40, 22]),
    byDay(MEASURES.reach, 'count', [31_200, 9_400, 6_100, 34_800, 8_900, 5_700, 4_100, 27_600, 6_500, 3_200]),
  ],
  quote: {
    text: {
      th: 'ประโยคที่ขายดีที่สุดไม่มีใครเขียนไว้ในบรีฟ คือตอนเขาปิดไฟกลางไลฟ์แล้วถามคนดูว่าเห็นสีเสื้อไหม',
      en: "The line that sold best wasn't in any brief. She switched the light off mid-live and asked, “Can you still tell what colour this is?”",
    },
    by: { th: 'กฤษดา ไฟแรง ผู้จัดการฝ่ายการตลาด สว่างดี', en: 'Kritsada Fairaeng, marketing lead, Sawangdee' },
  },
  body: {
    th: `
<p>ไฟวงแหวนรุ่น 12 นิ้วของสว่างดีมีคู่แข่งที่หน้าตาเหมือนกันเป็นร้อย ต่างกันแค่ว่าไฟดวงนี้ไม่ทำให้สีสินค้าเพี้ยน ข้อดีแบบนี้พิมพ์บนกล่องแล้วไม่มีใครเชื่อ แต่เห็นได้ทันทีถ้ามีคนเปิดปิดให้ดูสด ๆ</p>
<h2>สามคนที่ลูกค้าเป็นแม่ค้าเหมือนกัน</h2>
<p>สว่างดีใช้สิทธิ์จาก<a href="/th/Marketer/package/detail/live-3">แพ็กเกจไลฟ์ขายของ 3 รอบ</a> ราคา 45,000 บาท ยังไม่รวม VAT โดยให้มิดเทียร์ครีเอเตอร์สามคนไลฟ์คนละรอบบน TikTok คนแรกขายเสื้อผ้า คนที่สองขายเครื่องสำอาง คนที่สามขายผลไม้แช่อิ่ม ทั้งสามคนขายของของตัวเองเป็นปกติ คนดูส่วนหนึ่งจึงเป็นแม่ค้าที่เข้ามาดูวิธีขาย</p>
<p>แบรนด์ส่งไฟไปถึงก่อนวันไลฟ์ห้าวัน ให้ติดตั้งและซ้อมจนรู้ปุ่ม บรีฟกำหนดแค่ว่าต้องไลฟ์ใต้ไฟดวงนี้ตลอดรอบ และช่วงที่ชวนซื้อไฟรวมกันไม่เกินสิบห้านาที</p>
<h2>จังหวะเว้นวันที่ตั้งใจ</h2>
<p>ทั้งสามรอบไม่ได้อยู่ติดกัน รอบแรกอยู่วันที่ 1 รอบสองวันที่ 4 และรอบสามวันที่ 8 ให้มีเวลาอ่านคำถามจากรอบก่อนแล้วเตรียมตอบในรอบถัดไป</p>
<table>
<thead><tr><th scope="col">รอบ</th><th scope="col">สิ่งที่ปรับ</th><th scope="col">โค้ดที่ใช้ในวันนั้น</th></tr></thead>
<tbody>
<tr><th scope="row">1 เสื้อผ้า</th><td>เทียบสีผ้าใต้ไฟสามระดับ</td><td>142</td></tr>
<tr><th scope="row">2 เครื่องสำอาง</th><td>ปิดไฟกลางไลฟ์ให้เห็นความต่าง</td><td>171</td></tr>
<tr><th scope="row">3 ผลไม้</th><td>ตอบเรื่องสายไฟ ขาตั้ง และการรับประกันตั้งแต่ต้น</td><td>148</td></tr>
</tbody>
</table>
<p>วันไลฟ์สามวันรวมกันมีการใช้โค้ด 461 ครั้ง หรือ 67.4% ของทั้งหมด ที่เหลือมาจากคนที่ดูย้อนหลังและคนที่บันทึกโค้ดไว้</p>
<h2>สิบวันกับไฟ 684 ดวง</h2>
<p>โค้ดลดราคาเหลือดวงละ 690 บาท และใช้ได้หนึ่งดวงต่อหนึ่งคำสั่งซื้อ เมื่อปิดแคมเปญมีการใช้โค้ด 684 ครั้ง เป็นยอดขาย 471,960 บาท หรือ 10.5 เท่าของราคาแพ็กเกจ ต้นทุนต่อการใช้โค้ดอยู่ที่ 65.79 บาท การเข้าถึงรวม 137,500 คน ไม่ใช่ตัวเลขใหญ่เมื่อเทียบกับวิดีโอสั้น แต่คนที่เข้ามาตั้งใจดูตั้งแต่แรก</p>
<h2>ถ้าจะลองบ้าง</h2>
<p>เลือกคนที่ใช้สินค้าในงานของเขาจริง เว้นวันระหว่างรอบให้มีเวลาเรียนรู้ และตั้งโค้ดแยกคน จะได้รู้ว่าประโยคไหนขายได้ เรื่องเงื่อนไขของแพ็กเกจและการคืนสิทธิ์อ่านได้ใน<a href="/th/faq">คำถามที่พบบ่อย</a></p>`,
    en: `
<p>Sawangdee's 12-inch ring light has a hundred rivals that look just like it. What sets it apart is that it doesn't shift colours. Print that on a box and nobody believes you. Switch it on and off in front of people and it takes two seconds.</p>
<h2>Three sellers whose viewers sell, too</h2>
<p>Sawangdee used the <a href="/en/Marketer/package/detail/live-3">3 live selling rounds package</a>, THB 45,000 with VAT excluded. Three mid-tier creators took one round each on TikTok. The first sells clothes, the second make-up, the third preserved fruit. All three sell their own stock on most evenings, so part of the audience is made up of other sellers, picking up tips.</p>
<p>The lights were delivered five days ahead, long enough to rehearse without hunting for buttons. The brief set just two limits: the whole round under this light, and no more than fifteen minutes in total spent talking about it.</p>
<h2>Gaps between rounds, on purpose</h2>
<p>The rounds ran on day 1, day 4 and day 8. In between, the team read what people had asked and got the next host ready to answer.</p>
<table>
<thead><tr><th scope="col">Round</th><th scope="col">What changed</th><th scope="col">Codes used that day</th></tr></thead>
<tbody>
<tr><th scope="row">1 Clothes</th><td>Fabric colours compared at three levels</td><td>142</td></tr>
<tr><th scope="row">2 Make-up</th><td>Light switched off mid-live to show the gap</td><td>171</td></tr>
<tr><th scope="row">3 Fruit</th><td>Cable, stand and warranty answered up front</td><td>148</td></tr>
</tbody>
</table>
<p>Those three days saw 461 coupon uses, 67.4% of the total. The rest came from people who watched the replay or had kept the code.</p>
<h2>Ten days, 684 lights</h2>
<p>The code brought the price down to THB 690 and was good for one light an order. By the end there had been 684 coupon uses worth THB 471,960 in sales, 10.5 times the price of the package, at THB 65.79 a coupon. A reach of 137,500 isn't large next to short videos, but these viewers had chosen to sit and watch.</p>
<h2>If you try it</h2>
<p>Pick people who'd use the thing in their own work. Leave days between rounds so there's time to learn. Give each host a separate code, and you'll know which sentence did the selling. Package terms and returned jobs are covered in the <a href="/en/faq">FAQ</a>.</p>`,
  },
}
