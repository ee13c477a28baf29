import type { SiteItem } from '../types.ts'
import { CHAWIT } from './authors.ts'

export const firstCampaign: SiteItem<'article'> = {
  kind: 'article',
  slug: 'first-campaign-on-30000-baht',
  published: { daysAgo: 13, minute: 616 },
  doc: {
    title: {
      th: 'แคมเปญแรกด้วยงบ 30,000 บาท แบ่งอย่างไรให้ได้เรียนรู้จริง',
      en: 'A first campaign on THB 30,000 that actually teaches you something',
    },
    summary: {
      th: 'งบก้อนแรกควรซื้อคำตอบ ไม่ใช่แค่ซื้อยอดดู ดูวิธีแบ่งเงินทุกบาท ตารางห้าสัปดาห์ และสิ่งที่ต้องเผื่อไว้ก่อนกดส่งแคมเปญ',
      en: 'Your first budget should buy answers, not just views. Here is every baht of it, a five-week plan, and what to set aside before you submit.',
    },
    body: {
      th: `
<p>ร้านชาของเรามี 24 สาขา แต่ครั้งแรกที่จ้างครีเอเตอร์ งบการตลาดทั้งเดือนมีแค่ 30,000 บาท ถ้าเทให้คนเดียวแล้วไม่เวิร์ก เราจะไม่รู้ด้วยซ้ำว่าผิดที่คน ที่บรีฟ หรือที่เมนู ผมเลยตั้งเป้าใหม่ ว่าเงินก้อนนี้ต้องตอบคำถามได้อย่างน้อยสองข้อ</p>
<p>นี่คือวิธีแบ่งที่ผมจะทำซ้ำถ้าได้เริ่มใหม่</p>
<h2>30,000 บาทกลายเป็นกี่เครดิต</h2>
<p>บน Talad 1 เครดิตเท่ากับ 1 บาทก่อน VAT ตอนเติมจะบวก VAT 7% ครั้งเดียว หลังจากนั้นไม่มี VAT อีกตอนพักเงิน เติม 28,000 เครดิตจ่าย 29,960 บาท เหลือทอนซื้อชาหนึ่งแก้วพอดี เครดิตใช้ได้ 12 เดือน ไม่ต้องรีบใช้ให้หมดในแคมเปญเดียว</p>
<table>
<thead><tr><th scope="col">รายการ</th><th scope="col">คิดอย่างไร</th><th scope="col">เครดิต</th></tr></thead>
<tbody>
<tr><td>รีลจากนาโนครีเอเตอร์ 6 คน</td><td>6 × 2,500</td><td>15,000</td></tr>
<tr><td>รีลจากไมโครครีเอเตอร์ 1 คน</td><td>1 × 6,000</td><td>6,000</td></tr>
<tr><td>ค่าบริการ 10%</td><td>21,000 × 10%</td><td>2,100</td></tr>
<tr><td>ค่าสินค้าเบิกคืน เพดานคนละ 300</td><td>7 × 300</td><td>2,100</td></tr>
<tr><td>กันไว้</td><td>แก้เพิ่มหรือจ้างซ้ำ</td><td>2,800</td></tr>
<tr><td><strong>รวม</strong></td><td></td><td><strong>28,000</strong></td></tr>
</tbody>
</table>
<p>ราคา 2,500 กับ 6,000 ไม่ได้มาจากการต่อรอง มันใกล้กับราคาประเมินของรีล Instagram ที่ผู้ติดตาม 5,000 และ 20,000 คน เมื่อ ER (อัตราการมีส่วนร่วม) อยู่ที่ค่าที่ดีของกลุ่ม ถ้าตั้งต่ำกว่านี้มาก คนที่คุณอยากได้จะไม่สมัคร</p>
<h2>ทำไมหกบวกหนึ่ง</h2>
<p>หกคนเล็กตอบคำถามว่ามุมไหนได้ผล ผมให้สองคนเล่าเรื่องรสชาติ สองคนเล่าเรื่องราคา อีกสองคนเล่าเรื่องบรรยากาศร้าน หนึ่งคนกลางตอบอีกคำถาม ว่าจ่ายเพิ่มแล้วได้คนไปร้านเพิ่มตามไหม ทุกคนใช้ลิงก์ติดตามและโค้ดส่วนลดของตัวเอง จะได้ไม่ต้องเดา</p>
<p>ถ้าสินค้าของคุณต้องอธิบายนาน เช่น เครื่องใช้ไฟฟ้า สลับเป็นไมโคร 3 คนจะเหมาะกว่า หลักคิดเดิมคืออย่าให้คำตอบทั้งหมดแขวนอยู่กับคนเดียว</p>
<h2>ห้าสัปดาห์ ใครทำอะไร</h2>
<ol>
<li><strong>สัปดาห์ที่ 1</strong> เขียนบรีฟ ตั้งเงื่อนไขเท่าที่จำเป็น ส่งให้ทีมงานตรวจ ขั้นนี้ยังไม่พักเครดิต</li>
<li><strong>สัปดาห์ที่ 2</strong> เปิดรับ อ่านใบสมัครวันละสิบนาที ดูคะแนนความตรงแล้วเปิดดูโพสต์จริงสามโพสต์ล่าสุด</li>
<li><strong>สัปดาห์ที่ 3</strong> รับเข้าร่วมงาน เงินพักทีละคน ครีเอเตอร์มีเวลาตอบ 72 ชั่วโมง แล้วเริ่มซื้อของหรือไปที่ร้าน</li>
<li><strong>สัปดาห์ที่ 4</strong> ตรวจดราฟต์ภายใน 72 ชั่วโมง ถ้าไม่ตอบระบบอนุมัติให้ ตั้งนัดในปฏิทินวันละรอบ</li>
<li><strong>สัปดาห์ที่ 5</strong> โพสต์ขึ้นครบ อินไซต์เข้ามา เปิดรายงานแล้วจดคำตอบของสองคำถามนั้น</li>
</ol>
<h2>ถ้าต้องยกเลิกกลางทาง</h2>
<p>แผนเปลี่ยนได้ แต่ยิ่งช้ายิ่งเสีย สำหรับงาน 2,500 ที่พักไว้ 2,750 เครดิต</p>
<table>
<thead><tr><th scope="col">ยกเลิกเมื่อ</th><th scope="col">คืน</th><th scope="col">ได้รับคืน</th></tr></thead>
<tbody>
<tr><td>ยังไม่เริ่มทำดราฟต์</td><td>100%</td><td>2,750 หักเฉพาะค่าสินค้าที่ออกไปแล้ว</td></tr>
<tr><td>กำลังทำ ยังไม่ส่งดราฟต์</td><td>90%</td><td>2,475</td></tr>
<tr><td>ส่งดราฟต์แล้ว</td><td>50%</td><td>1,375</td></tr>
<tr><td>ดราฟต์ผ่านแล้ว</td><td>25%</td><td>687.50</td></tr>
<tr><td>โพสต์แล้ว</td><td>0%</td><td>0</td></tr>
</tbody>
</table>
<h2>สามเรื่องที่ผมพลาด</h2>
<ul>
<li>ตั้งเงื่อนไขแน่นเกินไป ทั้งจังหวัด อายุ เพศ และ ER จนแทบไม่มีคนผ่าน คลายทีละข้อแล้วดูตัวเลขประเมินขยับจะเห็นว่าข้อไหนแพงสุด</li>
<li>ลืมกันเครดิตไว้ พอเจอคนที่คลิปดีมากก็จ้างซ้ำทันทีไม่ได้ ต้องรออนุมัติงบรอบใหม่อีกสองสัปดาห์</li>
<li>วัดผลวันเดียวจบ คลิปที่คนไปร้านมากสุดกลับเป็นคลิปที่ยอดดูอยู่อันดับสี่</li>
</ul>
<p>ก่อนเริ่ม อ่าน <a href="/th/articles/detail/writing-do-and-dont">วิธีเขียน “ควรทำ” และ “ข้อห้าม”</a> สักรอบ แล้วสมัครที่ <a href="/th/Marketer/signup">หน้าสมัครสำหรับแบรนด์</a> การสมัครและร่างแคมเปญไม่มีค่าใช้จ่าย</p>`,
      en: `
<p>We run 24 tea bars, but the first time we hired creators the month's whole marketing budget was THB 30,000. Put it all on one person and, if it flopped, we wouldn't even know whether the creator, the brief or the drink was wrong. So I set a different goal: this money had to answer at least two questions.</p>
<p>Here's the split I'd use again.</p>
<h2>How many credits is THB 30,000?</h2>
<p>On Talad, 1 credit is THB 1 before VAT. VAT of 7% is added once, when you top up, and never again when money goes on hold. Topping up 28,000 credits costs THB 29,960, with enough change for one glass of tea. Credits last 12 months, so there's no need to burn them all in one campaign.</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Sum</th><th scope="col">Credits</th></tr></thead>
<tbody>
<tr><td>Reels by 6 nano creators</td><td>6 × 2,500</td><td>15,000</td></tr>
<tr><td>A reel by 1 micro creator</td><td>1 × 6,000</td><td>6,000</td></tr>
<tr><td>Service fee 10%</td><td>21,000 × 10%</td><td>2,100</td></tr>
<tr><td>Reimbursed purchases, cap 300 each</td><td>7 × 300</td><td>2,100</td></tr>
<tr><td>Reserve</td><td>Extra changes or a repeat hire</td><td>2,800</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>28,000</strong></td></tr>
</tbody>
</table>
<p>I didn't haggle for 2,500 and 6,000. They're close to the estimates for an Instagram reel at 5,000 and 20,000 followers, with an ER (engagement rate) that's good for the group. Go much lower and the people you want won't apply.</p>
<h2>Why six plus one</h2>
<p>Six small channels tell you which angle works. I had two talk about taste, two about price and two about the feel of the shop. The one larger channel answers the other question: if we pay more, do more people walk in? Everybody had a tracking link and coupon code of their own, so nobody had to guess.</p>
<p>If your product takes explaining, an appliance say, three micro creators may suit you better. The principle holds: don't hang every answer on one person.</p>
<h2>Five weeks, who does what</h2>
<ol>
<li><strong>Week 1.</strong> Write the brief, keep criteria to what you need, send it for review. No credits are taken yet.</li>
<li><strong>Week 2.</strong> Applications open. Ten minutes a day: look at the match score, then at the last three real posts.</li>
<li><strong>Week 3.</strong> Accept. Credits go on hold one creator at a time; each has 72 hours to say yes, then buys the product or visits.</li>
<li><strong>Week 4.</strong> Review drafts within 72 hours, or they're approved for you. A daily slot in your calendar does it.</li>
<li><strong>Week 5.</strong> Posts are up and insights are in. Open the report and write down the two answers.</li>
</ol>
<h2>If you have to cancel</h2>
<p>Plans change, but waiting costs. For a job of 2,500 with 2,750 credits on hold:</p>
<table>
<thead><tr><th scope="col">You cancel</th><th scope="col">Returned</th><th scope="col">You get back</th></tr></thead>
<tbody>
<tr><td>Before work on the draft</td><td>100%</td><td>2,750, less any purchase already made</td></tr>
<tr><td>While it's made, none sent</td><td>90%</td><td>2,475</td></tr>
<tr><td>After a draft was sent</td><td>50%</td><td>1,375</td></tr>
<tr><td>After the draft was approved</td><td>25%</td><td>687.50</td></tr>
<tr><td>After posting</td><td>0%</td><td>0</td></tr>
</tbody>
</table>
<h2>Three things I got wrong</h2>
<ul>
<li>Criteria far too tight: province, age, gender and ER, until hardly anyone passed. Loosen one at a time and watch the estimate; you'll see which one costs most.</li>
<li>No reserve. When one creator's clip was wonderful, I couldn't rehire her. Budget approval took two more weeks.</li>
<li>Measuring on day one only. The clip that sent the most people to our shops was fourth by views.</li>
</ul>
<p>Before you start, read <a href="/en/articles/detail/writing-do-and-dont">how to write do and don't</a>, then <a href="/en/Marketer/signup">sign up as a brand</a>. Signing up and drafting a campaign cost nothing.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'thaitea',
      alt: {
        th: 'ภาพวาดแก้วชาไทย เมนูที่ใช้ในแคมเปญแรก',
        en: 'Drawing of a glass of Thai tea, the drink of a first campaign',
      },
    },
    category: 9,
    tags: ['food', 'lifestyle'],
    author: CHAWIT,
  },
}
