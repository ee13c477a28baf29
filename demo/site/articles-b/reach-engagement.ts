import type { SiteItem } from '../types.ts'
import { CHAWIT } from './authors.ts'

export const reachEngagement: SiteItem<'article'> = {
  kind: 'article',
  slug: 'reach-versus-engagement',
  published: { daysAgo: 62, minute: 823 },
  doc: {
    title: {
      th: 'การเข้าถึงกับการมีส่วนร่วม ตัวไหนบอกว่าแคมเปญสำเร็จ',
      en: 'Reach or engagement: which one says your campaign worked?',
    },
    summary: {
      th: 'รายงานเดียวกัน คนหนึ่งบอกว่าปัง อีกคนบอกว่าแป้ก เพราะดูคนละตัว มาจับคู่ตัวเลขกับเป้าหมาย แล้วคิดราคาต่อผลลัพธ์ให้เป็น',
      en: 'One report, two verdicts, because each reader chose a different number. Match figures to objectives and learn to read cost per result.',
    },
    body: {
      th: `
<p>ประชุมสรุปแคมเปญเมื่อไตรมาสก่อน ฝ่ายแบรนด์ชี้ที่การเข้าถึงแล้วยิ้ม ฝ่ายขายชี้ที่จำนวนโค้ดที่ใช้แล้วถอนหายใจ ทั้งสองฝ่ายอ่านรายงานฉบับเดียวกัน และถูกทั้งคู่</p>
<p>ปัญหาไม่ได้อยู่ที่ตัวเลข แต่อยู่ที่เราไม่ได้ตกลงกันก่อนว่าแคมเปญนี้มีไว้ทำอะไร</p>
<h2>แปลคำศัพท์ให้ตรงกันก่อน</h2>
<ul>
<li><strong>การเข้าถึง</strong> จำนวนคนที่เห็นโพสต์ คนเดิมเห็นสามครั้งนับเป็นหนึ่ง</li>
<li><strong>ยอดดู</strong> จำนวนครั้งที่แสดงหรือเล่น คนเดิมดูสามรอบนับเป็นสาม</li>
<li><strong>การมีส่วนร่วม</strong> ไลก์ คอมเมนต์ แชร์ และบันทึกรวมกัน</li>
<li><strong>คลิก</strong> คนที่กดลิงก์ติดตามของแคมเปญ</li>
<li><strong>การใช้โค้ด</strong> ครั้งที่โค้ดส่วนลดใช้จริง ไม่ใช่จำนวนคนที่จำโค้ดได้</li>
</ul>
<p>ระวังอย่าเทียบ ER (อัตราการมีส่วนร่วม) สองแบบเข้าด้วยกัน ER ของช่องหารด้วยผู้ติดตาม ส่วนในรายงานแคมเปญมักน่าดูกว่าถ้าหารด้วยคนที่เห็นโพสต์จริง เลือกแบบหนึ่งแล้วใช้ให้เหมือนกันทั้งตาราง</p>
<h2>จับคู่เป้าหมายกับตัวเลขหลัก</h2>
<table>
<thead><tr><th scope="col">เป้าหมาย</th><th scope="col">ตัวเลขหลัก</th><th scope="col">ตัวเลขรอง</th><th scope="col">อย่าเพิ่งตกใจถ้า</th></tr></thead>
<tbody>
<tr><td>ให้คนรู้จัก</td><td>การเข้าถึง</td><td>ยอดดู</td><td>คลิกน้อย</td></tr>
<tr><td>ให้คนเข้าใจ</td><td>การบันทึก เวลารับชม</td><td>คอมเมนต์ที่เป็นคำถาม</td><td>การเข้าถึงไม่สูง</td></tr>
<tr><td>ให้คนเข้าเว็บหรือร้าน</td><td>คลิก</td><td>การเข้าถึง</td><td>ไลก์น้อย</td></tr>
<tr><td>ให้คนมีส่วนร่วม</td><td>คอมเมนต์และแชร์</td><td>ER</td><td>คลิกน้อย</td></tr>
<tr><td>โค้ดส่วนลด</td><td>การใช้โค้ด</td><td>คลิก</td><td>ยอดดูต่ำกว่าคลิปอื่น</td></tr>
</tbody>
</table>
<p>เขียนตัวเลขหลักไว้ตัวเดียวตอนสร้างแคมเปญ แล้วสัญญากันว่าจะตัดสินด้วยตัวนั้น ที่เหลือใช้อธิบายว่าทำไม</p>
<h2>ตัวอย่าง สองคน สองคำตอบ</h2>
<p>ชาไทยโฟมมะพร้าวของเรามีครีเอเตอร์สองคน ตัวเลขด้านล่างสมมติขึ้นให้คิดเลขง่าย แต่รูปแบบนี้เจอบ่อยมาก</p>
<table>
<thead><tr><th scope="col">รายการ</th><th scope="col">ครีเอเตอร์ ก</th><th scope="col">ครีเอเตอร์ ข</th></tr></thead>
<tbody>
<tr><td>ค่าจ้างรวมค่าบริการ 10%</td><td>13,200</td><td>6,600</td></tr>
<tr><td>การเข้าถึง</td><td>82,000</td><td>21,000</td></tr>
<tr><td>การมีส่วนร่วม</td><td>1,310</td><td>1,470</td></tr>
<tr><td>คลิก</td><td>190</td><td>310</td></tr>
<tr><td>เครดิตต่อการเข้าถึง 1,000 คน</td><td><strong>160.98</strong></td><td>314.29</td></tr>
<tr><td>เครดิตต่อการมีส่วนร่วม</td><td>10.08</td><td><strong>4.49</strong></td></tr>
<tr><td>เครดิตต่อคลิก</td><td>69.47</td><td><strong>21.29</strong></td></tr>
<tr><td>การมีส่วนร่วมต่อคนที่เห็น</td><td>1.6%</td><td><strong>7.0%</strong></td></tr>
</tbody>
</table>
<p>ถ้าโจทย์คือให้คนรู้จักเมนูใหม่ ก ชนะเกือบเท่าตัว ถ้าโจทย์คือให้คนกดดูสาขา ต้นทุนของ ข ไม่ถึงหนึ่งในสามของ ก ไม่มีใครเก่งกว่าใคร มีแต่ใครเหมาะกับงานไหน รอบหน้าเราใช้ ก วันเปิดตัว แล้วใช้ ข ตลอดเดือนหลังจากนั้น</p>
<h2>กับดักที่ทำให้อ่านผิด</h2>
<ol>
<li><strong>บวกการเข้าถึงของทุกคนแล้วเรียกว่าจำนวนคน</strong> ผู้ติดตามซ้อนกันเสมอ ผลรวมคือเพดาน ไม่ใช่จำนวนจริง</li>
<li><strong>เทียบคลิปอายุ 2 วันกับคลิปอายุ 10 วัน</strong> ใช้อินไซต์ที่วัดช่วงเดียวกัน สตอรี่วัดที่ 24 ชั่วโมง งานอื่นที่ 3 วัน</li>
<li><strong>นับคอมเมนต์โดยไม่อ่าน</strong> “อยากได้” กับ “แพงไป” นับเป็นหนึ่งเท่ากัน เปิดอ่านสักห้าสิบข้อความก่อนสรุป</li>
<li><strong>เชื่อคลิปเดียว</strong> คลิปที่ไวรัลอาจได้คนที่ไม่มีวันซื้อ ดูคลิกต่อคนที่เห็นประกอบ</li>
<li><strong>ใช้ลิงก์เดียวทั้งแคมเปญ</strong> ถ้าทุกคนใช้ลิงก์เดียวกัน คุณจะรู้แค่ว่ารวมแล้วดีหรือไม่ดี ไม่รู้ว่าเพราะใคร</li>
</ol>
<h2>รายงานหนึ่งหน้าที่เราใช้</h2>
<p>หลังอินไซต์ครบ เราโหลด CSV มาทำสี่บรรทัดต่อครีเอเตอร์ คือ จ่ายไปเท่าไรรวมค่าบริการ ตัวเลขหลักได้เท่าไร ราคาต่อผลลัพธ์ และหนึ่งประโยคจากคอมเมนต์ที่ทำให้เราเข้าใจลูกค้ามากขึ้น บรรทัดสุดท้ายไม่มีในกราฟ แต่เป็นบรรทัดที่ทีมอ่านทุกครั้ง</p>
<p>อยากเห็นว่าแบรนด์อื่นอ่านผลอย่างไร ดู <a href="/th/caseStudy">กรณีศึกษา</a> ถ้ากำลังเลือกขนาดครีเอเตอร์ อ่านต่อที่ <a href="/th/articles/detail/nano-or-macro">นาโนหรือมาโคร</a></p>`,
      en: `
<p>At last quarter's wrap-up, our brand team pointed at reach and smiled. Sales pointed at coupon uses and sighed. They were holding the same report, and they were both right.</p>
<p>The numbers weren't the trouble. We'd never agreed what the campaign was for.</p>
<h2>First, the same words for the same things</h2>
<ul>
<li><strong>Reach:</strong> people who saw the post. One person seeing it three times counts once.</li>
<li><strong>Views:</strong> times it was shown or played. Those three count as three.</li>
<li><strong>Engagement:</strong> likes, comments, shares and saves together.</li>
<li><strong>Clicks:</strong> people who tapped the campaign's tracking link.</li>
<li><strong>Coupon uses:</strong> times the code was really redeemed, not how many people remember it.</li>
</ul>
<p>Careful with ER (engagement rate), because there are two. A channel's ER is divided by followers; in a campaign report it's often more telling to divide by the people who saw the post. Choose one and keep it for the whole table.</p>
<h2>Match the objective to one main figure</h2>
<table>
<thead><tr><th scope="col">Objective</th><th scope="col">Main figure</th><th scope="col">Second</th><th scope="col">Don't panic if</th></tr></thead>
<tbody>
<tr><td>Awareness</td><td>Reach</td><td>Views</td><td>Clicks are few</td></tr>
<tr><td>Understanding</td><td>Saves, watch time</td><td>Comments that are questions</td><td>Reach is modest</td></tr>
<tr><td>Traffic</td><td>Clicks</td><td>Reach</td><td>Likes are few</td></tr>
<tr><td>Engagement</td><td>Comments and shares</td><td>ER</td><td>Clicks are few</td></tr>
<tr><td>Coupon code</td><td>Coupon uses</td><td>Clicks</td><td>Views trail other clips</td></tr>
</tbody>
</table>
<p>Write down one main figure when you create the campaign and promise to judge by it. All the others are there to explain why.</p>
<h2>Two creators, two answers</h2>
<p>Say two creators post about our Thai tea with coconut foam. I've made these figures up so they're easy to follow, but you'll see the pattern again and again.</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Creator A</th><th scope="col">Creator B</th></tr></thead>
<tbody>
<tr><td>Pay with the 10% fee</td><td>13,200</td><td>6,600</td></tr>
<tr><td>Reach</td><td>82,000</td><td>21,000</td></tr>
<tr><td>Engagement</td><td>1,310</td><td>1,470</td></tr>
<tr><td>Clicks</td><td>190</td><td>310</td></tr>
<tr><td>Credits per 1,000 reached</td><td><strong>160.98</strong></td><td>314.29</td></tr>
<tr><td>Credits per engagement</td><td>10.08</td><td><strong>4.49</strong></td></tr>
<tr><td>Credits per click</td><td>69.47</td><td><strong>21.29</strong></td></tr>
<tr><td>Engagement per person reached</td><td>1.6%</td><td><strong>7.0%</strong></td></tr>
</tbody>
</table>
<p>To make a new drink known, A is nearly twice as good. To get people looking up a branch, B costs less than a third. Neither is the better creator; they're right for different jobs. Next time, A gets launch day and B the month after it.</p>
<h2>Traps that spoil the reading</h2>
<ol>
<li><strong>Adding up everyone's reach and calling it people.</strong> Audiences overlap. The sum is a ceiling, not a count.</li>
<li><strong>Comparing a two-day clip with a ten-day one.</strong> Use insights taken at the same age: 24 hours for stories, 3 days for the rest.</li>
<li><strong>Counting comments without reading them.</strong> “I want one” and “too expensive” both count as one. Read fifty before you conclude anything.</li>
<li><strong>Trusting a single clip.</strong> A viral one may have found people who'll never buy. Check clicks per person reached.</li>
<li><strong>One link for everybody.</strong> You'll learn whether the whole went well, but never thanks to whom.</li>
</ol>
<h2>Our one-page report</h2>
<p>When all insights are in, we download the CSV and write four lines for each creator: what we paid including the fee, the main figure, the cost per result, and one comment that taught us something about our customers. The last line isn't in any chart, yet it's the one the team always reads.</p>
<p>For the way other brands read theirs, see our <a href="/en/caseStudy">case studies</a>. Still deciding on size? Go on to <a href="/en/articles/detail/nano-or-macro">nano or macro</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'investment',
      alt: { th: 'ภาพวาดกราฟที่ขึ้นและลงบนโต๊ะทำงาน', en: 'Drawing of a chart that rises and falls on a desk' },
    },
    category: 9,
    tags: ['food', 'investment'],
    author: CHAWIT,
  },
}
