import type { SiteItem } from '../types.ts'
import { TEAM } from './authors.ts'

export const firstJob: SiteItem<'article'> = {
  kind: 'article',
  slug: 'your-first-job-step-by-step',
  published: { daysAgo: 164, minute: 541 },
  doc: {
    title: {
      th: 'งานแรกบน Talad ตั้งแต่เชื่อมต่อช่องจนเงินเข้าบัญชี',
      en: 'Your first Talad job, from linked channel to money in the bank',
    },
    summary: {
      th: 'เดินตามงานหนึ่งชิ้นทีละขั้น ใครต้องทำอะไร ภายในกี่ชั่วโมง ถ้าอีกฝ่ายเงียบจะเกิดอะไร และเงินอยู่ที่ไหนในแต่ละช่วง',
      en: 'Follow one job step by step: who acts, how long they have, what happens if they go quiet, and where the money is all along.',
    },
    body: {
      th: `
<p>ครีเอเตอร์ใหม่เกือบทุกคนถามเราเรื่องเดียวกัน คือ “แล้วถ้าแบรนด์หายไปล่ะ” คำตอบสั้น ๆ คือทุกขั้นมีกำหนดเวลา และเงินพักไว้ก่อนคุณเริ่มทำงานเสมอ</p>
<p>บทความนี้เดินตามงานหนึ่งชิ้นตั้งแต่ต้นจนจบ ค่าจ้าง 1,500 บาท เพื่อให้เห็นว่าทุกอย่างต่อกันอย่างไร</p>
<h2>เตรียมช่องให้พร้อมก่อน</h2>
<p>ช่องที่รับงานได้ต้องผ่านเกณฑ์พื้นฐาน ตรวจเองได้ก่อนสมัครใช้งาน</p>
<ul>
<li>เปิดเป็นสาธารณะ</li>
<li>ผู้ติดตาม 500 คนขึ้นไป ส่วน YouTube และ LINE เริ่มที่ 300 คน</li>
<li>โพสต์อย่างน้อย 6 ครั้งใน 90 วันที่ผ่านมา</li>
<li>ER (อัตราการมีส่วนร่วม) ไม่ต่ำหรือสูงผิดปกติเมื่อเทียบกับขนาดช่อง</li>
<li>คุณอายุ 20 ปีขึ้นไป หรือ 18 ปีขึ้นไปพร้อมหนังสือยินยอมของผู้ปกครอง</li>
</ul>
<p>ถ้าไม่ผ่านข้อไหน หน้าจอจะบอกว่าค่าอะไรขาดไปเท่าไร และขอให้ตรวจใหม่ได้ ระหว่างรอก็ทำโปรไฟล์กับบัญชีรับเงินให้เสร็จ ชื่อบัญชีต้องตรงกับชื่อตามเอกสารของคุณ</p>
<h2>สมัครงานแรกอย่างไรให้มีโอกาส</h2>
<p>เปิดสวิตช์ให้แสดงเฉพาะงานที่ตรงกับช่องของคุณ แล้วเลือกงานที่คุณมีของจริงจะเล่า แบรนด์เห็นคะแนนความตรง 0–100 พร้อมเหตุผลเป็นคำพูดอยู่แล้ว ข้อความสั้น ๆ ของคุณจึงควรบอกสิ่งที่ตัวเลขบอกไม่ได้ เช่น มุมที่จะเล่า หรือวันที่ว่างถ่าย</p>
<p>สมัครสามถึงห้างานแล้วรอดู ดีกว่าสมัครสามสิบงานด้วยข้อความเดียวกัน ยังไม่ได้รับเลือกก็ถอนใบสมัครได้เสมอ</p>
<h2>เส้นทางของงาน ใครทำอะไรเมื่อไร</h2>
<table>
<thead><tr><th scope="col">ขั้น</th><th scope="col">ใครทำ</th><th scope="col">เวลา</th><th scope="col">ถ้าไม่ตอบ</th></tr></thead>
<tbody>
<tr><td>ได้รับเลือก เงินพักไว้แล้ว</td><td>คุณกดรับงาน</td><td>72 ชั่วโมง</td><td>ระบบยกเลิกงานและคืนเครดิตให้แบรนด์</td></tr>
<tr><td>ส่งของ</td><td>แบรนด์ใส่เลขพัสดุ</td><td>5 วัน</td><td>คุณออกได้โดยไม่เสียประวัติ ครบ 10 วันระบบยกเลิกให้</td></tr>
<tr><td>รับของ</td><td>คุณกดยืนยัน</td><td>7 วันหลังส่งถึง</td><td>ระบบเริ่มนับงานให้</td></tr>
<tr><td>ทำดราฟต์</td><td>คุณส่งดราฟต์</td><td>ตามบรีฟ</td><td>ช้าเกิน 72 ชั่วโมง แบรนด์ยกเลิกได้</td></tr>
<tr><td>ตรวจดราฟต์</td><td>แบรนด์อนุมัติหรือขอแก้</td><td>72 ชั่วโมง</td><td>ระบบอนุมัติให้</td></tr>
<tr><td>โพสต์</td><td>คุณใส่ลิงก์โพสต์</td><td>72 ชั่วโมง</td><td>ช้าเกิน 72 ชั่วโมง แบรนด์ยกเลิกได้</td></tr>
<tr><td>ตรวจโพสต์</td><td>ระบบ</td><td>อัตโนมัติ</td><td>ไม่ผ่านจะบอกเหตุผลให้แก้</td></tr>
<tr><td>ส่งอินไซต์</td><td>คุณ</td><td>สตอรี่ 24 ชั่วโมง งานอื่น 3 วัน</td><td>ช้าเกิน 14 วัน ทีมงานตัดสิน</td></tr>
<tr><td>ตรวจอินไซต์</td><td>แบรนด์</td><td>72 ชั่วโมง</td><td>ระบบอนุมัติให้</td></tr>
</tbody>
</table>
<p>การขอแก้ดราฟต์รวมอยู่ในค่าจ้าง 2 ครั้ง หลังจากนั้นแบรนด์ต้องเลือกว่าจะจ่ายเพิ่ม 10% เพื่อแก้อีกรอบ อนุมัติ หรือเปิดข้อพิพาท ถ้าไม่ตอบ 72 ชั่วโมง ระบบอนุมัติให้</p>
<h2>ถ้าแบรนด์ยกเลิกกลางทาง</h2>
<p>ยิ่งคุณทำไปมาก ส่วนที่แบรนด์ได้รับคืนยิ่งน้อยลง ก่อนเริ่มทำดราฟต์แบรนด์ได้รับคืนเต็มจำนวน ระหว่างทำดราฟต์ได้รับคืน 90% ส่งดราฟต์แล้ว 50% ดราฟต์ผ่านแล้ว 25% และหลังโพสต์ไม่คืนเลย</p>
<p>งาน 1,500 บาทที่ยกเลิกหลังคุณส่งดราฟต์แล้ว คุณจึงได้ค่าจ้าง 750 บาท ส่วนนี้จ่ายเหมือนงานที่ทำจบ แต่ถ้าคุณเป็นฝ่ายออกก่อนส่งดราฟต์ แบรนด์ได้รับคืนทั้งหมด และเรื่องนี้จะอยู่ในประวัติการรับงานของคุณ</p>
<h2>เงินเข้ากระเป๋าแล้วถอนอย่างไร</h2>
<p>งานจบแล้ว ค่าจ้าง 1,500 บาทหักภาษี ณ ที่จ่าย 3% คือ 45 บาท เข้ากระเป๋า 1,455 บาท ใบ 50 ทวิอยู่ในหน้ารายได้</p>
<ul>
<li>ถอนเองได้ตั้งแต่ 100 บาท มีค่าธรรมเนียม 15 บาท ถอนตั้งแต่ 1,000 บาทไม่เสียค่าธรรมเนียม</li>
<li>ยอด 1,000 บาทขึ้นไปให้ระบบโอนอัตโนมัติทุกวันจันทร์ได้ ไม่เสียค่าธรรมเนียม</li>
<li>ตั้งหรือเปลี่ยนบัญชีรับเงินไว้แต่เนิ่น ๆ เพราะบัญชีที่เปลี่ยนใหม่ต้องรอ 24 ชั่วโมงก่อนถอน</li>
</ul>
<p>ยอด 1,455 บาทจึงถอนได้เต็มจำนวนโดยไม่มีค่าธรรมเนียม พร้อมแล้วเริ่มที่ <a href="/th/Influencer/signup">หน้าสมัครเป็นครีเอเตอร์</a> หรืออ่านคำถามอื่นที่ <a href="/th/faq">คำถามที่พบบ่อย</a></p>`,
      en: `
<p>Nearly every new creator asks us the same thing: “What if the brand disappears?” The short answer: every step has a deadline, and the money is on hold before you lift a finger.</p>
<p>Let's follow a single job of THB 1,500 all the way through, so you can see how the parts connect.</p>
<h2>Get the channel ready</h2>
<p>A channel has to meet a few basics before it can take jobs. You can check them before you sign up.</p>
<ul>
<li>It's public.</li>
<li>It has 500 followers or more; YouTube and LINE start at 300.</li>
<li>It has at least 6 posts in the last 90 days.</li>
<li>Its ER (engagement rate) isn't unusually low or high for its size.</li>
<li>You're 20 or older, or 18 and over with a guardian's consent form.</li>
</ul>
<p>If something falls short, the screen tells you which figure and by how much, and you can ask for a re-check. While you wait, finish your profile and bank account. The account name has to match your legal name.</p>
<h2>Applying so that you're noticed</h2>
<p>Switch on the filter for jobs that match your channel, then choose ones where you have something true to say. The brand already sees a match score from 0 to 100 with its reasons, so use your short note for what numbers can't tell: the angle you'd take, or the day you're free to shoot.</p>
<p>Three to five considered applications beat thirty with the same text. Until you're chosen, you can withdraw any of them.</p>
<h2>How a job moves: who acts, and when</h2>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Who acts</th><th scope="col">Time</th><th scope="col">If nobody does</th></tr></thead>
<tbody>
<tr><td>Chosen, money on hold</td><td>You accept</td><td>72 hours</td><td>The job is cancelled, the brand refunded</td></tr>
<tr><td>Shipping</td><td>Brand adds a tracking number</td><td>5 days</td><td>You may leave with no mark; after 10 days we cancel</td></tr>
<tr><td>Delivery</td><td>You confirm</td><td>7 days after delivery</td><td>We start the job for you</td></tr>
<tr><td>Draft</td><td>You send it</td><td>As the brief says</td><td>72 hours late, the brand may cancel</td></tr>
<tr><td>Draft review</td><td>Brand approves or asks for changes</td><td>72 hours</td><td>Approved automatically</td></tr>
<tr><td>Post</td><td>You add the link</td><td>72 hours</td><td>72 hours late, the brand may cancel</td></tr>
<tr><td>Post check</td><td>System</td><td>Automatic</td><td>A failed check comes back with its reason</td></tr>
<tr><td>Insights</td><td>You</td><td>Story 24 hours, others 3 days</td><td>14 days late, our team decides</td></tr>
<tr><td>Insights review</td><td>Brand</td><td>72 hours</td><td>Approved automatically</td></tr>
</tbody>
</table>
<p>Two revisions are included in your pay. After that the brand chooses: pay 10% more for another one, approve, or open a dispute. If it stays silent for 72 hours, the draft is approved.</p>
<h2>If the brand cancels halfway</h2>
<p>The further you've come, the less the brand gets back. Before you start on the draft it's a full refund; while you're working on it, 90%; once a draft has been sent, 50%; once it's approved, 25%; after posting, nothing.</p>
<p>So if this THB 1,500 job is cancelled after you've sent a draft, THB 750 of the pay is yours, paid just like a finished job. If you're the one who leaves before sending a draft, the brand gets everything back and it counts in your reliability.</p>
<h2>From wallet to bank</h2>
<p>The job is done. From THB 1,500 we withhold 3% tax, THB 45, so THB 1,455 lands in your wallet. The 50 Tawi certificate is on your Earnings page.</p>
<ul>
<li>You can withdraw from THB 100. There's a THB 15 fee, waived from THB 1,000.</li>
<li>With THB 1,000 or more, automatic transfers every Monday are free.</li>
<li>Set up your bank account early: after a change you wait 24 hours before withdrawing.</li>
</ul>
<p>That means the whole THB 1,455 can go out without a fee. Ready? Start at <a href="/en/Influencer/signup">creator sign-up</a>, or find more answers in the <a href="/en/faq">FAQ</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'home',
      alt: {
        th: 'ภาพวาดมุมทำงานในบ้าน ที่เริ่มงานรีวิวชิ้นแรก',
        en: 'Drawing of a corner at home where a first review job begins',
      },
    },
    category: 8,
    tags: ['lifestyle', 'food'],
    author: TEAM,
  },
}
