import type { SiteItem } from '../types.ts'

export const MONDAY_TRANSFERS: SiteItem<'article'> = {
  kind: 'article',
  slug: 'automatic-transfers-every-monday',
  published: { daysAgo: 147, minute: 540 },
  doc: {
    title: {
      th: 'เปิดแล้ว: โอนอัตโนมัติทุกวันจันทร์ ไม่มีค่าธรรมเนียม',
      en: 'New: automatic transfers every Monday, with no fee',
    },
    summary: {
      th: 'ครีเอเตอร์ที่มียอดถอนได้ตั้งแต่ 1,000 บาท เลือกให้ Talad โอนเข้าธนาคารเองทุกวันจันทร์ได้แล้ว ใครชอบถอนเองก็ยังถอนได้เหมือนเดิม',
      en: 'Creators with THB 1,000 or more available can now have it sent to their bank every Monday. Prefer to withdraw by hand? Nothing changes.',
    },
    cover: {
      fileId: null,
      scene: 'finance',
      alt: { th: 'ภาพวาดบัตรธนาคารสีเขียวกับเหรียญเรียงเป็นตั้ง', en: 'A drawing of a green bank card beside stacks of coins' },
    },
    category: 12,
    tags: ['lifestyle', 'tech'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>งานจบแล้ว เงินเข้ากระเป๋าแล้ว แต่ยอดนอนนิ่งอยู่ตรงนั้นเป็นเดือนเพราะลืมกดถอน ครีเอเตอร์หลายคนเล่าให้เราฟังแบบนี้ ตั้งแต่วันนี้คุณตั้งให้ระบบโอนให้ได้แล้ว</p>
<h2>ทำงานอย่างไร</h2>
<p>ทุกวันจันทร์เราดูยอดที่ถอนได้ของทุกคนที่เปิดใช้ ถ้ามีตั้งแต่ 1,000 บาท เราสร้างรายการถอนให้ทั้งยอดโดยไม่คิดค่าธรรมเนียม คุณได้รับแจ้งว่าคาดว่าเงินเข้าวันไหน และได้รับแจ้งอีกครั้งเมื่อโอนแล้ว ถ้ายอดยังไม่ถึง เราข้ามไปดูใหม่วันจันทร์หน้า ไม่ต้องทำอะไร</p>
<table>
<thead><tr><th scope="col"></th><th scope="col">อัตโนมัติ</th><th scope="col">ถอนเอง</th></tr></thead>
<tbody>
<tr><th scope="row">วัน</th><td>ทุกวันจันทร์</td><td>วันไหนก็ได้</td></tr>
<tr><th scope="row">ขั้นต่ำ</th><td>1,000 บาท</td><td>100 บาท</td></tr>
<tr><th scope="row">ค่าธรรมเนียมถอน</th><td>ไม่มี</td><td>15 บาท และไม่มีเมื่อถอนตั้งแต่ 1,000 บาท</td></tr>
<tr><th scope="row">รหัสยืนยัน</th><td>ไม่ต้องใส่ทุกสัปดาห์</td><td>6 หลัก ทุกครั้ง</td></tr>
</tbody>
</table>
<h2>เมื่อไรที่วันจันทร์จะข้ามคุณไป</h2>
<ul>
<li>มีรายการถอนที่ยังรอโอนอยู่ แต่ละคนมีได้ครั้งละหนึ่งรายการ</li>
<li>บัญชีรับเงินยังไม่ผ่านการตรวจ หรือชื่อบัญชีไม่ตรงกับชื่อตามเอกสาร</li>
<li>เพิ่งเปลี่ยนบัญชีรับเงินไม่ถึง 24 ชม. เราหน่วงเวลาไว้เพื่อกันคนอื่นเปลี่ยนบัญชีแล้วถอนทันที</li>
</ul>
<h2>ถ้าธนาคารไม่รับ</h2>
<p>เงินทั้งก้อนกลับเข้ากระเป๋าของคุณพร้อมเหตุผล รวมถึงกรณีที่ธนาคารตีกลับหลังเราโอนไปแล้ว รายการที่โอนกับรายการที่คืนยังอยู่ให้ดูทั้งคู่ ไม่มีอะไรหายไปจากประวัติ</p>
<h2>เริ่มใช้</h2>
<p>เปิดหรือปิดได้ที่หน้า <a href="/th/Influencer/statement">รายได้</a> ตรงหัวข้อโอนอัตโนมัติ ถ้ายังไม่มีบัญชีรับเงิน เริ่มที่ <a href="/th/Influencer/bankAccount">เพิ่มบัญชีรับเงิน</a> ก่อน ปิดเมื่อไรก็ได้ รายการที่สร้างไปแล้วจะโอนต่อจนจบ</p>
`,
      en: `
<p>The job's done, the money's in your wallet, and there it sits for a month because nobody remembered to withdraw. A lot of you have told us that story. From today the money can leave by itself.</p>
<h2>How it works</h2>
<p>Every Monday we look at the available balance of everyone who's switched this on. If it's THB 1,000 or more, we create a withdrawal for the whole amount and charge nothing for it. You'll hear from us with the expected date, and once more when the transfer's made. If your balance isn't there yet, we look again the next Monday. You don't have to do anything.</p>
<table>
<thead><tr><th scope="col"></th><th scope="col">Automatic</th><th scope="col">By hand</th></tr></thead>
<tbody>
<tr><th scope="row">When</th><td>Every Monday</td><td>Any day</td></tr>
<tr><th scope="row">Minimum</th><td>THB 1,000</td><td>THB 100</td></tr>
<tr><th scope="row">Withdrawal fee</th><td>None</td><td>THB 15, and none from THB 1,000</td></tr>
<tr><th scope="row">Code</th><td>Not every week</td><td>Six digits, each time</td></tr>
</tbody>
</table>
<h2>When Monday skips you</h2>
<ul>
<li>You already have a withdrawal waiting. It's one at a time for each person.</li>
<li>Your bank account hasn't been verified, or its name doesn't match your legal name.</li>
<li>You changed bank accounts less than 24 hours ago. We wait so that nobody else can swap the account and cash out at once.</li>
</ul>
<h2>If the bank says no</h2>
<p>The full amount goes back to your wallet with the reason. That includes transfers the bank returns after we've sent them. You'll see both the original entry and the one that reversed it; nothing disappears from your history.</p>
<h2>Switch it on</h2>
<p>Go to <a href="/en/Influencer/statement">Earnings</a> and look for Automatic transfer. No account yet? Add your <a href="/en/Influencer/bankAccount">bank account</a> first. You can switch it off any time, and a withdrawal that's already been created will still go through.</p>
`,
    },
  },
}
