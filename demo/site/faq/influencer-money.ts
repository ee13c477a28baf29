import type { Topic } from './topic.ts'

export const INFLUENCER_MONEY: Topic = {
  audience: 'influencer',
  topic: { th: 'รายได้และการถอนเงิน', en: 'Earnings and withdrawals' },
  questions: [
    {
      slug: 'when-paid',
      question: { th: 'งานจบแล้วเงินเข้าเมื่อไร', en: 'When does the money for a job arrive?' },
      answer: {
        th: `<p>เงินพักไว้ตั้งแต่ก่อนคุณเริ่ม เมื่ออินไซต์ได้รับอนุมัติ งานจะเป็น “งานจบ” แล้วเงินเข้ากระเป๋าของคุณหลังหักภาษี ณ ที่จ่าย เช่น ค่าจ้าง {$examplePay} บาท หัก {$taxIndividual} คือ {$exampleTax} บาท เข้ากระเป๋า {$exampleNet} บาท เราไม่หักค่าบริการจากฝั่งครีเอเตอร์</p>
<p>ค่าสินค้าเบิกคืนเข้าพร้อมกัน ตามใบเสร็จที่อนุมัติแล้วและไม่เกินเพดาน ยอดนี้ไม่หักภาษี ดูทุกรายการได้ที่<a href="/th/Influencer/statement">หน้ารายได้</a></p>`,
        en: `<p>It's on hold before you start. When your insights are approved, the job is “Done” and the pay lands in your wallet, less withholding tax. For THB {$examplePay} at {$taxIndividual}, that's THB {$exampleTax} of tax and THB {$exampleNet} for you. We take no fee from creators.</p>
<p>Products you bought are reimbursed at the same time, up to the approved receipt and the cap, with no tax withheld. Every entry is on your <a href="/en/Influencer/statement">earnings page</a>.</p>`,
      },
    },
    {
      slug: 'withdraw-money',
      question: { th: 'ถอนขั้นต่ำเท่าไร มีค่าธรรมเนียมไหม', en: "What's the least I can withdraw, and is there a fee?" },
      answer: {
        th: `<table><thead><tr><th scope="col">วิธี</th><th scope="col">ยอด</th><th scope="col">ค่าธรรมเนียมถอน</th></tr></thead><tbody><tr><td>ถอนเอง</td><td>{$withdrawMin} บาทขึ้นไป แต่ไม่ถึง {$withdrawFreeFrom} บาท</td><td>{$withdrawFee} บาท</td></tr><tr><td>ถอนเอง</td><td>{$withdrawFreeFrom} บาทขึ้นไป</td><td>ไม่มี</td></tr><tr><td>อัตโนมัติทุกวัน{$automaticDayTh}</td><td>{$automaticFrom} บาทขึ้นไป</td><td>ไม่มี</td></tr></tbody></table>
<p>ค่าธรรมเนียมรวมอยู่ในยอดที่ถอน เช่น ถอน 500 บาท ได้รับ {$exampleWithdrawal} บาท ก่อน<a href="/th/Influencer/withdraw">ถอนเงิน</a>ต้องใส่รหัส {$secureCodeDigits} หลัก และมีรายการรอโอนได้ครั้งละหนึ่งรายการ ถ้าโอนไม่ผ่าน เงินคืนเข้ากระเป๋าเต็มจำนวนพร้อมเหตุผล</p>`,
        en: `<table><thead><tr><th scope="col">How</th><th scope="col">Amount</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Manual</td><td>from THB {$withdrawMin}, below THB {$withdrawFreeFrom}</td><td>THB {$withdrawFee}</td></tr><tr><td>Manual</td><td>from THB {$withdrawFreeFrom}</td><td>none</td></tr><tr><td>Automatic, every {$automaticDayEn}</td><td>from THB {$automaticFrom}</td><td>none</td></tr></tbody></table>
<p>The fee is inside the amount: withdraw THB 500 and THB {$exampleWithdrawal} arrives. To <a href="/en/Influencer/withdraw">withdraw</a>, you enter a {$secureCodeDigits}-digit code, and only one withdrawal can be waiting at a time. If a transfer fails, the whole amount returns to your wallet, with the reason.</p>`,
      },
    },
    {
      slug: 'bank-account',
      question: { th: 'ใช้บัญชีของคนอื่นรับเงินได้ไหม', en: "Can I be paid into somebody else's bank account?" },
      answer: {
        th: `<p>ไม่ได้ ชื่อบัญชีต้องตรงกับชื่อตามเอกสารของผู้รับเงิน และต้องผ่านการตรวจก่อนถอนครั้งแรก ธนาคารส่วนใหญ่ใช้เลขบัญชี 10 หลัก ออมสิน อาคารสงเคราะห์ และ ธ.ก.ส. ใช้ 12 หลัก ทิสโก้ใช้ 14 หลัก ถ้าจำนวนหลักไม่ตรงกับที่ธนาคารนั้นมักใช้ ระบบเตือนให้ดูอีกครั้ง</p>
<p>เปลี่ยนบัญชีต้องยืนยันด้วยรหัส {$secureCodeDigits} หลัก แล้วรอ {$bankChangeHours} ชั่วโมงจึงถอนได้ เวลานี้มีไว้ให้คุณทันล็อกบัญชี หากคนที่เปลี่ยนไม่ใช่คุณ</p>`,
        en: `<p>No. The account name must match the payee's legal name, and it's verified before the first withdrawal. Most banks use 10 digits; GSB, GHB and BAAC use 12 and TISCO 14. If the length looks odd for your bank, we ask you to look again.</p>
<p>Changing the account takes a {$secureCodeDigits}-digit code and then a {$bankChangeHours}-hour wait before you can withdraw. The wait gives you time to lock your account if somebody else made the change.</p>`,
      },
    },
    {
      slug: 'cancelled-pay',
      question: { th: 'แบรนด์ยกเลิกกลางทาง ฉันได้เงินไหม', en: 'If the brand cancels midway, do I get paid?' },
      answer: {
        th: `<p>ได้ตามขั้นที่ทำไปแล้ว คิดจากค่าจ้าง</p>
<ul><li>ก่อนเริ่มทำดราฟต์ 0%</li><li>เริ่มทำแล้ว ยังไม่เคยส่งดราฟต์ {$earnedWorking}</li><li>ส่งดราฟต์แล้ว {$earnedDraft}</li><li>ดราฟต์ผ่าน รอโพสต์ {$earnedReady}</li><li>ส่งลิงก์โพสต์แล้ว {$earnedPosted}</li></ul>
<p>เช่น ค่าจ้าง {$examplePay} บาท ยกเลิกหลังส่งดราฟต์ คุณได้ {$exampleEarned} บาทก่อนหักภาษี จ่ายเข้ากระเป๋าแบบเดียวกับงานที่จบ ค่าสินค้าตามใบเสร็จได้รับคืนด้วย แต่ถ้าคุณส่งดราฟต์แรกหรือลิงก์ช้าเกิน {$lateHours} ชั่วโมง แบรนด์ยกเลิกและได้รับคืนเต็มจำนวน คุณจะไม่ได้ส่วนนี้</p>`,
        en: `<p>Yes, for the stage you've reached, as a share of the job pay:</p>
<ul><li>before drafting starts: 0%</li><li>drafting, nothing sent yet: {$earnedWorking}</li><li>a draft was sent: {$earnedDraft}</li><li>draft approved, waiting for the post: {$earnedReady}</li><li>post link sent: {$earnedPosted}</li></ul>
<p>On a THB {$examplePay} job cancelled after your draft, that's THB {$exampleEarned} before tax, paid just like a completed job. Products on an approved receipt are reimbursed too. If the first draft or the link was over {$lateHours} hours late and the brand could cancel in full, there's no share.</p>`,
      },
    },
  ],
}
