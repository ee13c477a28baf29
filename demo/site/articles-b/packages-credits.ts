import type { SiteItem } from '../types.ts'
import { TEAM } from './authors.ts'

export const packagesCredits: SiteItem<'article'> = {
  kind: 'article',
  slug: 'packages-or-credits',
  published: { daysAgo: 1, minute: 559 },
  doc: {
    title: { th: 'แพ็กเกจหรือเครดิต ซื้อแบบไหนเหมาะกับแคมเปญของคุณ', en: 'Packages or credits: which suits your campaign?' },
    summary: {
      th: 'สองทางนี้ต่างกันที่อิสระในการตั้งราคา อายุการใช้งาน และสิ่งที่ได้รับคืนเมื่อยกเลิก เทียบให้ครบก่อนจ่าย พร้อมตัวอย่างงานสิบชิ้น',
      en: 'They differ in how prices are set, how long they last and what comes back when you cancel. A full comparison, with ten jobs as the example.',
    },
    body: {
      th: `
<p>ถ้าคุณไปตลาดโดยรู้แล้วว่าจะทำแกงอะไร ชุดเครื่องแกงสำเร็จช่วยประหยัดเวลา ถ้ายังไม่รู้ว่าวันนี้อะไรสด ถือเงินสดเดินดูก่อนจะดีกว่า แพ็กเกจกับเครดิตต่างกันประมาณนั้น</p>
<h2>เทียบกันบรรทัดต่อบรรทัด</h2>
<table>
<thead><tr><th scope="col">เรื่อง</th><th scope="col">เครดิต</th><th scope="col">แพ็กเกจ</th></tr></thead>
<tbody>
<tr><td>ซื้ออะไร</td><td>เงินในระบบ 1 เครดิต = 1 บาท</td><td>งานจำนวนหนึ่ง ตามระดับ ชนิดโพสต์ และช่องทาง</td></tr>
<tr><td>ราคาต่องาน</td><td>คุณกำหนดหรือเลือกตามราคาครีเอเตอร์</td><td>คงที่ตามแพ็กเกจ</td></tr>
<tr><td>ค่าบริการ</td><td>10% เพิ่มจากค่าจ้างตอนพักเครดิต</td><td>รวมอยู่ในราคาแล้ว</td></tr>
<tr><td>VAT 7%</td><td>จ่ายตอนเติม</td><td>จ่ายตอนซื้อ</td></tr>
<tr><td>อายุ</td><td>12 เดือนนับจากวันเติม</td><td>6 เดือนนับจากวันซื้อ</td></tr>
<tr><td>ใช้กับ</td><td>ทุกระดับ ทุกช่องทาง ทุกชนิดโพสต์</td><td>เฉพาะแบบที่ระบุ</td></tr>
<tr><td>ยกเลิกแล้วคืน 100%</td><td>เครดิตกลับมาใช้ได้</td><td>สิทธิ์งานกลับมาหนึ่งงาน</td></tr>
</tbody>
</table>
<p>งานหนึ่งงานจ่ายด้วยเครดิตหรือแพ็กเกจอย่างใดอย่างหนึ่ง ปนกันไม่ได้ แต่บัญชีเดียวถือทั้งสองอย่างพร้อมกันได้</p>
<h2>ตัวอย่างวิดีโอสั้น 10 ชิ้น</h2>
<p>สมมติแพ็กเกจไมโครครีเอเตอร์ 10 งานบน TikTok ราคา 32,000 บาท ครีเอเตอร์ได้งานละ 2,900 บาท เทียบกับการเติมเครดิตแล้วจ้างเองที่ค่าจ้างเท่ากัน</p>
<table>
<thead><tr><th scope="col">รายการ</th><th scope="col">แพ็กเกจ</th><th scope="col">เครดิต ค่าจ้าง 2,900</th><th scope="col">เครดิต ค่าจ้าง 4,800</th></tr></thead>
<tbody>
<tr><td>ต่องาน รวมค่าบริการ</td><td>3,200</td><td>3,190</td><td>5,280</td></tr>
<tr><td>10 งาน</td><td>32,000</td><td>31,900</td><td>52,800</td></tr>
<tr><td>VAT 7%</td><td>2,240</td><td>2,233</td><td>3,696</td></tr>
<tr><td><strong>จ่ายจริง</strong></td><td><strong>34,240 บาท</strong></td><td><strong>34,133 บาท</strong></td><td><strong>56,496 บาท</strong></td></tr>
</tbody>
</table>
<p>ที่ค่าจ้างเท่ากัน ยอดรวมแทบไม่ต่าง สิ่งที่ต่างคือคอลัมน์ขวาสุด ราคา 4,800 บาทใกล้กับราคาประเมินของช่อง 20,000 คนที่ ER (อัตราการมีส่วนร่วม) ดี ครีเอเตอร์ที่ตั้งราคาสูงกว่าค่าจ้างในแพ็กเกจจะรับหรือไม่รับก็ได้ แพ็กเกจจึงมักได้คนช่วงต้นของระดับนั้น ส่วนเครดิตเปิดให้คุณจ่ายเพิ่มเพื่อคนที่ใช่</p>
<h2>เลือกแพ็กเกจเมื่อ</h2>
<ul>
<li>คุณรู้แล้วว่าต้องการกี่ชิ้น ระดับไหน ช่องทางอะไร</li>
<li>ฝ่ายจัดซื้ออยากได้ราคาเดียวและใบกำกับภาษีใบเดียว</li>
<li>งานหน้าตาคล้ายกันหลายชิ้น เช่น เปิดสาขา หรือรีวิวรสใหม่พร้อมกัน</li>
<li>ใช้หมดแน่ภายใน 6 เดือน</li>
</ul>
<h2>เลือกเครดิตเมื่อ</h2>
<ul>
<li>ยังทดลองอยู่ว่าระดับไหนได้ผล</li>
<li>อยากเชิญครีเอเตอร์บางคนโดยเฉพาะและจ่ายตามราคาของเขา</li>
<li>แคมเปญมีหลายชนิดโพสต์ปนกัน เช่น รีลหนึ่งกับสตอรี่สอง</li>
<li>วางแผนยาวเกินครึ่งปี</li>
</ul>
<h2>ยกเลิกแล้วเกิดอะไรขึ้น</h2>
<p>ตารางคืนเงินใช้เกณฑ์เดียวกันทั้งสองแบบ ก่อนเริ่มทำดราฟต์ 100% ระหว่างทำ 90% ส่งดราฟต์แล้ว 50% ดราฟต์ผ่านแล้ว 25% โพสต์แล้ว 0% ต่างกันที่รูปแบบของสิ่งที่ได้รับคืน</p>
<p>งานจากแพ็กเกจที่คืน 100% ได้สิทธิ์งานกลับมา ส่วนอัตราอื่นถือว่าใช้สิทธิ์นั้นแล้ว และส่วนของคุณกลับมาเป็นเครดิต เช่น สิทธิ์มูลค่า 3,200 บาทที่ยกเลิกหลังส่งดราฟต์ คุณได้รับคืน 1,600 เครดิต ทั้งสิทธิ์และเครดิตที่คืนมีอายุอย่างน้อยอีก 30 วัน แม้ของเดิมใกล้หมดอายุ</p>
<h2>สามเรื่องที่คนมักลืม</h2>
<ol>
<li><strong>แพ็กเกจไม่รวมของเพิ่ม</strong> การแก้ดราฟต์รอบพิเศษกับค่าสินค้าเบิกคืนพักจากเครดิตแยกต่างหาก มีเครดิตติดบัญชีไว้บ้าง</li>
<li><strong>เครดิตใกล้หมดอายุใช้ก่อน</strong> ระบบหยิบก้อนที่หมดอายุก่อนให้เอง และเตือนล่วงหน้า 30 วัน 7 วัน และ 1 วัน เครดิตที่พักไว้ในงานไม่หมดอายุ</li>
<li><strong>ซื้อแล้วยังไม่ได้จ่ายให้ใคร</strong> ทั้งเครดิตและสิทธิ์งานพักไว้เมื่อคุณรับครีเอเตอร์เข้าร่วมงานหรือส่งคำเชิญเท่านั้น</li>
</ol>
<p>ถ้ายังลังเล เริ่มจากเครดิตหนึ่งแคมเปญเล็ก พอรู้ว่าระดับไหนเหมาะ ค่อยซื้อ <a href="/th/Marketer/package">แพ็กเกจ</a> ของระดับนั้น ดูตัวอย่างการแบ่งงบได้ที่ <a href="/th/articles/detail/first-campaign-on-30000-baht">แคมเปญแรกด้วยงบ 30,000 บาท</a></p>`,
      en: `
<p>If you go to market knowing which curry you'll cook, a ready-made bundle saves time. If you'd rather see what's fresh, it's better to walk around with cash. Packages and credits differ in much the same way.</p>
<h2>Line by line</h2>
<table>
<thead><tr><th scope="col">Question</th><th scope="col">Credits</th><th scope="col">Package</th></tr></thead>
<tbody>
<tr><td>What you buy</td><td>Money on the platform, 1 credit = THB 1</td><td>A number of jobs of one tier, post type and platform</td></tr>
<tr><td>Price of a job</td><td>Set by you, or the creator's own price</td><td>Fixed by the package</td></tr>
<tr><td>Service fee</td><td>10% on top of the pay, at the hold</td><td>Included in the price</td></tr>
<tr><td>VAT 7%</td><td>Paid when you top up</td><td>Paid when you buy</td></tr>
<tr><td>Valid for</td><td>12 months from top-up</td><td>6 months from purchase</td></tr>
<tr><td>Good for</td><td>Any tier, platform and post type</td><td>Only what the package states</td></tr>
<tr><td>After a 100% refund</td><td>Credits come back</td><td>The job comes back to your balance</td></tr>
</tbody>
</table>
<p>A single job is paid by one or the other, never a mix. One account can hold both, though.</p>
<h2>Ten short videos, both ways</h2>
<p>Imagine a package of 10 micro-creator jobs on TikTok for THB 32,000, paying each creator THB 2,900. Compare it with topping up credits and hiring at the same pay.</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Package</th><th scope="col">Credits, pay 2,900</th><th scope="col">Credits, pay 4,800</th></tr></thead>
<tbody>
<tr><td>Each job with fee</td><td>3,200</td><td>3,190</td><td>5,280</td></tr>
<tr><td>10 jobs</td><td>32,000</td><td>31,900</td><td>52,800</td></tr>
<tr><td>VAT 7%</td><td>2,240</td><td>2,233</td><td>3,696</td></tr>
<tr><td><strong>You pay</strong></td><td><strong>THB 34,240</strong></td><td><strong>THB 34,133</strong></td><td><strong>THB 56,496</strong></td></tr>
</tbody>
</table>
<p>At equal pay the totals hardly differ. The last column does. THB 4,800 is near the estimate for a channel of 20,000 with a good ER (engagement rate). A creator whose price is higher than the package's pay may accept it or decline, so packages tend to bring people from the lower end of a tier, while credits let you pay more for the right person.</p>
<h2>Choose a package when</h2>
<ul>
<li>you know how many pieces you need, from which tier, on which platform;</li>
<li>your purchasing people want one price and one tax invoice;</li>
<li>the jobs are much alike, such as a branch opening or one new flavour reviewed by everyone;</li>
<li>you're sure to use it all within 6 months.</li>
</ul>
<h2>Choose credits when</h2>
<ul>
<li>you're still finding out which tier works;</li>
<li>you'd like to invite particular creators at their own price;</li>
<li>the campaign mixes post types, say one reel and two stories;</li>
<li>you're planning more than half a year ahead.</li>
</ul>
<h2>What happens when you cancel</h2>
<p>The same refund table covers both: 100% before work on the draft starts, 90% while it's being made, 50% once it's sent, 25% once it's approved, 0% after posting. What differs is the form it takes.</p>
<p>A package job refunded at 100% goes back to your balance as a job. At any other rate that job counts as used, and your share returns as credits: cancel a THB 3,200 unit after the draft was sent and you get 1,600 credits. Returned jobs and credits stay valid for at least 30 more days, even if the original was about to run out.</p>
<h2>Three things people forget</h2>
<ol>
<li><strong>Extras aren't in the package.</strong> Extra revisions and reimbursed purchases are held separately, in credits. Keep a few in the account.</li>
<li><strong>The earliest to expire goes first.</strong> We choose that lot for you and remind you 30 days, 7 days and 1 day ahead. Credits on hold in a job don't expire.</li>
<li><strong>Buying isn't paying anyone yet.</strong> Credits and package jobs alike go on hold only when you accept a creator or send an invite.</li>
</ol>
<p>If you can't decide, run one small campaign on credits. When you know your tier, buy a <a href="/en/Marketer/package">package</a> for it. There's a worked budget in <a href="/en/articles/detail/first-campaign-on-30000-baht">a first campaign on THB 30,000</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'noodles',
      alt: {
        th: 'ภาพวาดชามก๋วยเตี๋ยวกับเครื่องปรุงบนแผงตลาด',
        en: 'Drawing of a noodle bowl and condiments on a market stall',
      },
    },
    category: 9,
    tags: ['food', 'lifestyle', 'investment'],
    author: TEAM,
  },
}
