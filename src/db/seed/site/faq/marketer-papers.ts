import type { Topic } from './topic.ts'

export const MARKETER_PAPERS: Topic = {
  audience: 'marketer',
  topic: { th: 'เอกสารภาษีและผลลัพธ์', en: 'Tax papers and results' },
  questions: [
    {
      slug: 'tax-invoice',
      question: { th: 'ใบกำกับภาษีออกเมื่อไร และแก้ชื่อได้ไหม', en: 'When do I get a tax invoice, and can the name change?' },
      answer: {
        th: `<p>ออกให้ทุกครั้งที่ซื้อเครดิตหรือแพ็กเกจ ทันทีที่เงินเข้า เป็นไฟล์ PDF ใบกำกับภาษี/ใบเสร็จรับเงิน ที่มีชื่อ ที่อยู่ เลขประจำตัวผู้เสียภาษี และสาขาครบ แยกยอด VAT 7% ชัดเจน ดาวน์โหลดได้ที่<a href="/th/Marketer/usageStatement">รายการใช้จ่าย</a></p>
<p>ตอนพักหรือจ่ายออกเครดิตไม่มีใบกำกับภาษีซ้ำ เพราะคิด VAT ไปแล้ว ตรวจข้อมูลผู้ซื้อก่อนจ่ายทุกครั้ง ถ้าพบว่าผิดหลังออกเอกสาร แจ้งทีมงานพร้อมเลขที่เอกสาร</p>`,
        en: `<p>You get one for every purchase of credits or a package, as soon as the money arrives. It's a PDF tax invoice / receipt with names, addresses, tax IDs and branch, and 7% VAT on a line of its own. Download it from your <a href="/en/Marketer/usageStatement">usage statement</a>.</p>
<p>Nothing more is issued when credits go on hold or are paid out, since VAT is already settled. Check the buyer's details before you pay. If you find a mistake later, send our team the document number.</p>`,
      },
    },
    {
      slug: 'creator-tax',
      question: { th: 'แบรนด์ต้องหักภาษีจากค่าจ้างครีเอเตอร์เองไหม', en: 'Do I have to withhold tax from the creator?' },
      answer: {
        th: `<p>ไม่ต้อง Talad เป็นผู้ขายบริการให้คุณและเป็นผู้จ้างครีเอเตอร์ เราจึงหักภาษี ณ ที่จ่ายจากค่าจ้าง นำส่งกรมสรรพากร และออกใบ 50 ทวิให้ครีเอเตอร์เอง เครดิตที่คุณพักไว้ไม่เปลี่ยนตามอัตราภาษีของแต่ละคน</p>
<p>ครีเอเตอร์ที่จดทะเบียน VAT ได้รับ 7% เพิ่มจากเราโดยตรง ยอดของคุณก็ไม่เพิ่มเช่นกัน ส่วนเอกสารที่ใช้ลงบัญชีฝั่งแบรนด์คือใบกำกับภาษี/ใบเสร็จรับเงินตอนซื้อเครดิตหรือแพ็กเกจ</p>`,
        en: `<p>No. Talad sells the service to you and hires the creator, so we withhold the tax from their pay, send it to the Revenue Department and give them the 50 Tawi certificate. What you have on hold doesn't change with anybody's tax rate.</p>
<p>VAT-registered creators are paid 7% on top by us, again at no extra cost to you. For your own books, use the tax invoice / receipt from the day you bought credits or a package.</p>`,
      },
    },
    {
      slug: 'campaign-results',
      question: { th: 'ดูผลลัพธ์ของแคมเปญได้จากไหน', en: 'Where do I see how a campaign did?' },
      answer: {
        th: `<p>เปิดแท็บผลลัพธ์ในหน้าแคมเปญ มีการเข้าถึง การมีส่วนร่วม คลิกจากลิงก์ติดตาม จำนวนครั้งที่ใช้โค้ดส่วนลด และต้นทุนต่อผลลัพธ์ ดูเป็นกราฟหรือดาวน์โหลดเป็น CSV และ PDF ได้</p>
<p>ตัวเลขมาจากอินไซต์ที่ครีเอเตอร์ส่งหรือที่ช่องทางให้มา สตอรี่เก็บที่ 24 ชั่วโมง งานชนิดอื่น 3 วันหลังโพสต์ คุณมี 72 ชั่วโมงเพื่อตรวจ และส่งกลับพร้อมเหตุผลได้ 2 ครั้ง ดูตัวอย่างแคมเปญที่จบแล้วได้ที่<a href="/th/caseStudy">กรณีศึกษา</a></p>`,
        en: `<p>Open the Results tab of the campaign. It has reach, engagement, clicks on tracking links, coupon uses and cost per result, as charts or as CSV and PDF downloads.</p>
<p>The figures come from insights that creators send in or the platform gives us: stories at 24 hours, everything else at 3 days. You have 72 hours to check them and can send them back with a reason twice. For finished campaigns, see our <a href="/en/caseStudy">case studies</a>.</p>`,
      },
    },
  ],
}
