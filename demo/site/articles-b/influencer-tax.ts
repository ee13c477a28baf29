import type { SiteItem } from '../types.ts'
import { MAY } from './authors.ts'

export const influencerTax: SiteItem<'article'> = {
  kind: 'article',
  slug: 'tax-for-creators-in-thailand',
  published: { daysAgo: 77, minute: 497 },
  doc: {
    title: {
      th: 'ภาษีของครีเอเตอร์ ฉบับไม่ต้องเปิดประมวลรัษฎากร',
      en: 'Creator tax in Thailand, without opening the Revenue Code',
    },
    summary: {
      th: 'ทำไมงาน 4,500 บาทเข้ากระเป๋า 4,365 ใบ 50 ทวิใช้ทำอะไร จด VAT แล้วได้เงินต่างไปอย่างไร และควรเก็บอะไรไว้ก่อนถึงฤดูยื่นภาษี',
      en: 'Why a THB 4,500 job pays 4,365, what the 50 Tawi is for, how VAT registration changes the sum, and what to keep before filing season.',
    },
    body: {
      th: `
<p>ตอนยังทำบัญชีให้บริษัท ฉันเห็นฟรีแลนซ์หลายคนทิ้งใบ 50 ทวิไว้ในลิ้นชัก เพราะคิดว่าเงินที่หักไปแล้วคือหายไปเลย ความจริงใบนั้นคือหลักฐานว่าคุณจ่ายภาษีล่วงหน้าไว้แล้ว และใช้ลดภาษีตอนสิ้นปีได้</p>
<p>บทความนี้เล่าเฉพาะส่วนที่เกิดกับงานบน Talad พร้อมตัวเลข ไม่ใช่คำปรึกษาภาษีส่วนบุคคล กรณีเฉพาะตัวให้ถามกรมสรรพากรหรือผู้ทำบัญชี</p>
<h2>หักเท่าไร ขึ้นอยู่กับว่าคุณเป็นใคร</h2>
<table>
<thead><tr><th scope="col">ผู้รับเงิน</th><th scope="col">อัตราหัก ณ ที่จ่าย</th><th scope="col">งาน 10,000 บาท เหลือ</th></tr></thead>
<tbody>
<tr><td>บุคคลธรรมดาที่อยู่ในไทย รับจ้างทำงาน</td><td>3%</td><td>9,700 บาท</td></tr>
<tr><td>นิติบุคคล</td><td>3%</td><td>9,700 บาท</td></tr>
<tr><td>นักแสดงสาธารณะ</td><td>5%</td><td>9,500 บาท</td></tr>
<tr><td>ผู้ที่ไม่มีถิ่นที่อยู่ในไทย</td><td>15%</td><td>8,500 บาท</td></tr>
</tbody>
</table>
<p>การหักเริ่มเมื่อค่าจ้างตั้งแต่ 1,000 บาทต่อสัญญา งาน 900 บาทจึงได้ครบ 900 บาท ส่วนงาน 4,500 บาทของบุคคลธรรมดาหัก 135 บาท เข้ากระเป๋า 4,365 บาท ฐานที่ใช้คิดคือค่าจ้างก่อน VAT เสมอ และครีเอเตอร์ไม่มีค่าบริการให้หักเพิ่ม</p>
<h2>ใบ 50 ทวิ เก็บไว้ทำไม</h2>
<p>ทุกงานที่หักภาษี คุณจะได้หนังสือรับรองการหักภาษี ณ ที่จ่าย (50 ทวิ) หนึ่งฉบับ ดาวน์โหลดได้จากหน้ารายได้ ใบนี้ออกต่อหนึ่งงาน ไม่ใช่ต่อการถอนเงินหนึ่งครั้ง</p>
<p>ลองคิดทั้งปี สมมติคุณรับงานราคา 4,500 บาทเดือนละ 4 งาน รวม 48 งาน ค่าจ้าง 216,000 บาท ภาษีที่หักไว้ 6,480 บาท ตอนยื่นแบบประจำปีคุณนำ 6,480 บาทนี้ไปหักจากภาษีที่ต้องจ่าย ถ้าหักไว้เกินก็ขอคืนได้ แต่ต้องมีใบให้ครบ</p>
<h2>เงินแต่ละแบบ เสียภาษีไม่เหมือนกัน</h2>
<ul>
<li><strong>ค่าจ้าง</strong> หักตามตารางข้างบน</li>
<li><strong>ค่าจ้างบางส่วนจากงานที่แบรนด์ยกเลิก</strong> จ่ายเหมือนงานจบ หักภาษีและออกใบเช่นกัน</li>
<li><strong>ค่าสินค้าเบิกคืน</strong> เป็นเงินที่คุณออกแทนแบรนด์ ไม่หักภาษีและไม่มีค่าบริการ เก็บใบเสร็จไว้ตามเพดานที่ตกลง</li>
<li><strong>งานที่มีผู้จัดการ</strong> แบ่งจากค่าจ้างก่อนหักภาษี แล้วแต่ละคนหักตามสถานะของตัวเอง เช่น งาน 10,000 บาท ผู้จัดการได้ 15% คือ 1,500 บาทก่อนหัก คุณได้ 8,500 บาท หัก 255 บาท เหลือ 8,245 บาท</li>
</ul>
<p>ค่าธรรมเนียมถอน 15 บาทสำหรับยอดไม่ถึง 1,000 บาทไม่ใช่ภาษี และไม่อยู่ในใบ 50 ทวิ จดแยกไว้เป็นค่าใช้จ่ายของคุณ</p>
<h2>ถ้าคุณจด VAT</h2>
<p>คนที่มีรายรับจากกิจการเกิน 1.8 ล้านบาทต่อปีมีหน้าที่จดทะเบียนภาษีมูลค่าเพิ่ม เมื่อจดแล้ว อัปโหลด ภ.พ.20 พร้อมเลขสาขา 5 หลักในโปรไฟล์ เราจะจ่าย VAT 7% เพิ่มจากค่าจ้าง ส่วนภาษีหัก ณ ที่จ่ายยังคิดจากค่าจ้างก่อน VAT</p>
<table>
<thead><tr><th scope="col">งาน 10,000 บาท</th><th scope="col">ไม่จด VAT</th><th scope="col">จด VAT</th></tr></thead>
<tbody>
<tr><td>ค่าจ้าง</td><td>10,000 บาท</td><td>10,000 บาท</td></tr>
<tr><td>VAT 7%</td><td>-</td><td>+ 700 บาท</td></tr>
<tr><td>หัก ณ ที่จ่าย 3%</td><td>− 300 บาท</td><td>− 300 บาท</td></tr>
<tr><td>ได้รับ</td><td>9,700 บาท</td><td>10,400 บาท</td></tr>
</tbody>
</table>
<p>อย่าเพิ่งดีใจกับ 700 บาท เงินนี้คุณถือไว้เพื่อนำส่งกรมสรรพากร แยกบัญชีไว้ได้ยิ่งดี เครดิตที่แบรนด์พักไว้ไม่เปลี่ยนไม่ว่าคุณจะจด VAT หรือไม่</p>
<h2>ปฏิทินและลิ้นชักเอกสาร</h2>
<p>บุคคลธรรมดาที่มีรายได้จากงานรับจ้างอิสระมักใช้ ภ.ง.ด.90 ยื่นภายในวันที่ 31 มีนาคมของปีถัดไป เงินได้บางประเภทยังต้องยื่นครึ่งปีด้วย ภ.ง.ด.94 ช่วงกรกฎาคมถึงกันยายน งานของคุณเข้าประเภทไหนขึ้นอยู่กับลักษณะงาน ตรงนี้คือคำถามที่คุ้มค่าที่สุดที่จะถามผู้รู้</p>
<ol>
<li>ทุกสิ้นเดือน ดาวน์โหลดใบ 50 ทวิทั้งหมด ตั้งชื่อไฟล์ด้วยวันที่กับชื่อแบรนด์</li>
<li>จดค่าใช้จ่ายที่เกี่ยวกับงาน เช่น อุปกรณ์ ค่าเดินทาง ค่าจ้างตัดต่อ พร้อมใบเสร็จ</li>
<li>กันเงินส่วนหนึ่งของทุกงานไว้ในบัญชีที่ไม่มีบัตร สำหรับภาษีส่วนที่ 3% ยังไม่พอ</li>
<li>เดือนมกราคม เทียบยอดในหน้ารายได้กับใบที่เก็บไว้ให้ตรงกันทุกบาท</li>
</ol>
<p>ทำเดือนละครั้งใช้เวลาไม่ถึงยี่สิบนาที แต่ถ้ารอทำทีเดียวปลายมีนาคม คุณจะเสียสุดสัปดาห์ไปทั้งสุดสัปดาห์ คำถามเรื่องเอกสารของบัญชีคุณ ส่งมาได้ที่ <a href="/th/contact">ติดต่อเรา</a></p>`,
      en: `
<p>Back when I kept books for a company, I watched freelancers leave their 50 Tawi slips in a drawer. They thought the money withheld was simply gone. It isn't. That slip proves you've paid part of your tax early, and it comes off your bill at the end of the year.</p>
<p>What follows covers only what happens on Talad jobs, with numbers. It isn't personal tax advice; for your own case, ask the Revenue Department or an accountant.</p>
<h2>How much depends on who you are</h2>
<table>
<thead><tr><th scope="col">Payee</th><th scope="col">Withholding</th><th scope="col">Left from THB 10,000</th></tr></thead>
<tbody>
<tr><td>Individual living in Thailand, hire of work</td><td>3%</td><td>THB 9,700</td></tr>
<tr><td>Company</td><td>3%</td><td>THB 9,700</td></tr>
<tr><td>Public entertainer</td><td>5%</td><td>THB 9,500</td></tr>
<tr><td>Non-resident</td><td>15%</td><td>THB 8,500</td></tr>
</tbody>
</table>
<p>Withholding starts at THB 1,000 per contract. A THB 900 job pays the full 900. On THB 4,500, an individual has 135 withheld and receives 4,365. The base is always the pay before VAT, and creators have no service fee taken off.</p>
<h2>What the 50 Tawi is for</h2>
<p>Each job with tax withheld gives you one withholding tax certificate (50 Tawi), ready to download from your Earnings page. It's one for each job, not for each withdrawal.</p>
<p>Think of a whole year. Four jobs a month at THB 4,500 makes 48 jobs, THB 216,000 of pay and THB 6,480 withheld. When you file, that 6,480 is taken off the tax you owe. If too much was withheld you can claim it back, provided you have every certificate.</p>
<h2>Different money, different treatment</h2>
<ul>
<li><strong>Job pay:</strong> withheld as in the table above.</li>
<li><strong>Your share when a brand cancels:</strong> paid like a finished job, with withholding and a certificate.</li>
<li><strong>Reimbursed purchases:</strong> money you spent for the brand, so no withholding and no fee. Keep the receipt and stay under the agreed cap.</li>
<li><strong>Jobs with a manager:</strong> the split comes from the gross pay, then each person is taxed by their own class. On THB 10,000 with a 15% share, the manager's part is 1,500 before tax; yours is 8,500, less 255, which leaves 8,245.</li>
</ul>
<p>The THB 15 fee for withdrawals under THB 1,000 isn't tax and doesn't appear on a 50 Tawi. Note it separately as a cost of yours.</p>
<h2>If you're VAT-registered</h2>
<p>Once your yearly business receipts pass THB 1.8 million, you have to register for VAT. After that, upload your P.P.20 with its 5-digit branch number to your profile and we pay 7% VAT on top of your pay. Withholding is still worked out on the pay before VAT.</p>
<table>
<thead><tr><th scope="col">A THB 10,000 job</th><th scope="col">Not registered</th><th scope="col">Registered</th></tr></thead>
<tbody>
<tr><td>Pay</td><td>THB 10,000</td><td>THB 10,000</td></tr>
<tr><td>VAT 7%</td><td>-</td><td>+ THB 700</td></tr>
<tr><td>Withholding 3%</td><td>− THB 300</td><td>− THB 300</td></tr>
<tr><td>You receive</td><td>THB 9,700</td><td>THB 10,400</td></tr>
</tbody>
</table>
<p>Don't celebrate the 700. You're holding it for the Revenue Department, so a separate account helps. The brand's credits on hold stay the same whether you're registered or not.</p>
<h2>A calendar and a drawer</h2>
<p>Individuals with independent hire-of-work income usually file P.N.D. 90 by 31 March of the following year. Some kinds of income also need a half-year P.N.D. 94 between July and September. Which kind yours is depends on the nature of the work, and that's the most useful question you can put to a professional.</p>
<ol>
<li>At each month's end, download every 50 Tawi and name the file by date and brand.</li>
<li>Log work expenses with receipts: gear, travel, an editor's pay.</li>
<li>Put a slice of each job into an account with no card, in case 3% turns out not to be enough.</li>
<li>In January, match your Earnings page against your certificates, to the baht.</li>
</ol>
<p>Done monthly, it takes under twenty minutes. Left until late March, it takes your weekend. Questions about the papers in your account? <a href="/en/contact">Contact us</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'finance',
      alt: { th: 'ภาพวาดสมุดจดรายรับรายจ่ายกับเหรียญ', en: 'Drawing of a household ledger and coins' },
    },
    category: 8,
    tags: ['investment', 'news'],
    author: MAY,
  },
}
