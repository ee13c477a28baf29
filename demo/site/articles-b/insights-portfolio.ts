import type { SiteItem } from '../types.ts'
import { OHM } from './authors.ts'

export const insightsPortfolio: SiteItem<'article'> = {
  kind: 'article',
  slug: 'insight-screenshots-and-portfolio',
  published: { daysAgo: 293, minute: 1014 },
  doc: {
    title: {
      th: 'แคปอินไซต์ให้ผ่านรอบเดียว แล้วต่อยอดเป็นพอร์ต',
      en: 'Insight screenshots that pass, and the portfolio they become',
    },
    summary: {
      th: 'ภาพหน้าจออินไซต์คือด่านสุดท้ายก่อนเงินเข้า และเป็นวัตถุดิบชั้นดีของพอร์ต ทำครั้งเดียวให้ได้ทั้งสองอย่าง',
      en: 'Insight screenshots are the last gate before you are paid, and the best raw material for a portfolio. Do them once and get both.',
    },
    body: {
      th: `
<p>โพสต์ขึ้นแล้ว คนชอบแล้ว แบรนด์ทักมาชม แต่เงินยังไม่เข้า เพราะภาพอินไซต์ที่ส่งไปครอปวันที่ออกหมด เรื่องแบบนี้เกิดกับผมในงานที่สาม หลังจากนั้นผมมีโฟลเดอร์ชื่อ “ก่อนสตอรี่หาย” อยู่ในมือถือ</p>
<h2>ส่งเมื่อไร ส่งอะไร</h2>
<p>เมื่อระบบตรวจลิงก์โพสต์ผ่าน สถานะงานจะเป็น “ส่งอินไซต์” สตอรี่มีเวลา 24 ชั่วโมง งานชนิดอื่นมี 3 วัน บางช่องทางที่เชื่อมต่อไว้ระบบดึงตัวเลขให้ได้ ส่วนที่เหลือคุณแคปหน้าจอเอง</p>
<table>
<thead><tr><th scope="col">ชนิดโพสต์</th><th scope="col">แคปเมื่อ</th><th scope="col">ตัวเลขที่ควรเห็นในภาพ</th></tr></thead>
<tbody>
<tr><td>สตอรี่</td><td>ชั่วโมงที่ 20–23 ก่อนหมดอายุ</td><td>การเข้าถึง ยอดดู การตอบกลับ การกดลิงก์</td></tr>
<tr><td>โพสต์ภาพ</td><td>วันที่ 2–3</td><td>การเข้าถึง ไลก์ คอมเมนต์ แชร์ บันทึก</td></tr>
<tr><td>รีลและวิดีโอสั้น</td><td>วันที่ 2–3</td><td>ยอดดู การเข้าถึง ไลก์ คอมเมนต์ แชร์ บันทึก</td></tr>
<tr><td>วิดีโอ</td><td>วันที่ 3</td><td>ยอดดู เวลารับชม ไลก์ คอมเมนต์</td></tr>
<tr><td>ไลฟ์</td><td>ทันทีที่จบ</td><td>ผู้ชมทั้งหมด ยอดดู คอมเมนต์ แชร์</td></tr>
<tr><td>แชร์ลิงก์</td><td>วันที่ 2–3</td><td>การเข้าถึง การคลิก</td></tr>
</tbody>
</table>
<p>สตอรี่คือชนิดที่พลาดบ่อยที่สุด ตั้งปลุกไว้ตั้งแต่ตอนโพสต์ ถ้าลืมจริง ๆ ลองหาในคลังสตอรี่ของช่องทางนั้น หลายที่ยังเก็บตัวเลขไว้ให้</p>
<h2>ภาพแบบไหนที่แบรนด์ไม่รับ</h2>
<p>แบรนด์ตรวจภายใน 72 ชั่วโมง ถ้าไม่ตอบ ระบบอนุมัติให้ ถ้าไม่รับต้องบอกเหตุผล และส่งกลับได้ไม่เกิน 2 ครั้ง เหตุผลที่พบมีสามแบบ</p>
<ul>
<li><strong>อ่านไม่ออก</strong> ถ่ายจอด้วยมือถืออีกเครื่อง เบลอ หรือย่อจนตัวเลขแตก แคปจากเครื่องโดยตรงแก้ได้ทั้งหมด</li>
<li><strong>ไม่ใช่โพสต์ในบรีฟ</strong> ภาพไม่มีตัวอย่างโพสต์ให้เทียบ ให้เห็นภาพย่อของโพสต์อยู่ในเฟรมเดียวกับตัวเลข</li>
<li><strong>ตัวเลขไม่ตรงกับโพสต์</strong> กรอก 12,400 แต่ภาพเขียน 1,240 ตรวจหลักให้ดี ตัวย่ออย่าง 12.4K ให้กรอก 12400</li>
</ul>
<p>ไฟล์ใช้ JPEG, PNG, WebP หรือ PDF ไม่เกิน 4 MB ถ้าตัวเลขยาวหลายหน้าจอ แคปเป็นภาพยาวหรือรวมเป็น PDF ฉบับเดียว อย่าแต่งภาพแม้แค่ลบแถบแบตเตอรี่ เพราะภาพที่มีรอยตัดต่อทำให้ทุกตัวเลขน่าสงสัย</p>
<h2>จากหลักฐานเป็นพอร์ต</h2>
<p>ภาพชุดเดียวกันนี้คือสิ่งที่แบรนด์ถัดไปอยากเห็น แต่พอร์ตไม่ใช่กองภาพหน้าจอ มันคือเรื่องเล่าสั้น ๆ ที่มีตัวเลขรองรับ ผมใช้หน้าละหนึ่งงาน แต่ละหน้ามีห้าบรรทัด</p>
<ol>
<li>โจทย์ของแบรนด์ ในหนึ่งประโยค</li>
<li>สิ่งที่คุณเลือกทำและเพราะอะไร</li>
<li>ภาพนิ่งจากงาน 1 ภาพ กับลิงก์โพสต์</li>
<li>ตัวเลขสามตัวที่ตอบโจทย์นั้น พร้อมวันที่วัด</li>
<li>สิ่งที่จะทำต่างไปถ้าได้ทำอีกครั้ง</li>
</ol>
<p>บรรทัดสุดท้ายคือตัวแยกมืออาชีพออกจากคนอวดผลงาน เพราะแบรนด์ได้เห็นวิธีคิดของคุณ</p>
<h2>เลือกงานอย่างไร ไม่ให้ล้น</h2>
<p>หกงานพอแล้ว เลือกให้ต่างกัน งานที่ยอดดูสูงสุดหนึ่งงาน งานที่คนบันทึกเยอะหนึ่งงาน งานที่มีการคลิกหรือใช้โค้ดจริงหนึ่งงาน และอีกสามงานจากสายที่อยากรับเพิ่ม ถ้ายังไม่เคยมีงานจ้าง ใช้คลิปที่ทำเองได้ บอกให้ชัดว่าไม่ใช่งานจ้างก็พอ</p>
<blockquote>ตัวอย่างหนึ่งหน้า: โจทย์คือพาคนไปลองเมนูใหม่ · ถ่ายภาพนิ่งห้าภาพตอนร้านเงียบ · การเข้าถึง 8,900 บันทึก 214 คลิก 96 วัดวันที่สาม · คราวหน้าจะใส่แผนที่ไว้ภาพแรก</blockquote>
<h2>เรื่องที่ต้องระวังก่อนเปิดให้คนอื่นดู</h2>
<ul>
<li>ตัวเลขยอดขายหรือข้อมูลที่แบรนด์ให้มาเป็นความลับ ขออนุญาตก่อนเสมอ</li>
<li>เบลอชื่อและรูปของคนที่มาคอมเมนต์ ถ้าไม่ได้ขอเขาไว้</li>
<li>คงแฮชแท็กโฆษณาไว้ในภาพตัวอย่าง แบรนด์จะเห็นว่าคุณทำงานโปร่งใส</li>
<li>ใส่วันที่วัดผลเสมอ และอัปเดตทุกไตรมาส</li>
</ul>
<p>พร้อมแล้วก็ลองแนบลิงก์พอร์ตไปกับใบสมัครครั้งหน้าใน <a href="/th/jobMarketBoard">ตลาดงาน</a> ถ้ายังไม่มีงานแรก เริ่มจาก <a href="/th/articles/detail/your-first-job-step-by-step">เส้นทางของงานแรก</a></p>`,
      en: `
<p>The post is up, people like it, the brand has sent its thanks. And still no money, because the screenshot you sent had the date cropped off. It happened to me on my third job. Ever since, my phone has had a folder called “before the story's gone”.</p>
<h2>What to send, and when</h2>
<p>Once your link passes the check, the job moves to “Send insights”. You have 24 hours for a story and 3 days for anything else. On some connected platforms we can read the numbers ourselves; for the rest, you take the screenshot.</p>
<table>
<thead><tr><th scope="col">Post type</th><th scope="col">Capture at</th><th scope="col">Figures to show</th></tr></thead>
<tbody>
<tr><td>Story</td><td>Hour 20–23, before it expires</td><td>Reach, views, replies, link taps</td></tr>
<tr><td>Photo post</td><td>Day 2–3</td><td>Reach, likes, comments, shares, saves</td></tr>
<tr><td>Reel or short video</td><td>Day 2–3</td><td>Views, reach, likes, comments, shares, saves</td></tr>
<tr><td>Video</td><td>Day 3</td><td>Views, watch time, likes, comments</td></tr>
<tr><td>Live</td><td>As soon as it ends</td><td>Total viewers, views, comments, shares</td></tr>
<tr><td>Link share</td><td>Day 2–3</td><td>Reach, clicks</td></tr>
</tbody>
</table>
<p>Stories are the ones people miss. Set an alarm when you post. If you do forget, look in the platform's story archive; several keep the figures there.</p>
<h2>Screenshots that come back</h2>
<p>The brand has 72 hours to check, and silence means approved. To refuse, it has to give a reason, and it can do so twice at most. There are three you'll meet.</p>
<ul>
<li><strong>Not readable.</strong> A photo of a screen, a blur, a picture shrunk to mush. A direct screenshot solves all three.</li>
<li><strong>Not the post in the brief.</strong> There's nothing to compare it with. Keep the post's thumbnail in the same frame as its numbers.</li>
<li><strong>Numbers don't fit.</strong> You typed 12,400; the picture says 1,240. Check your zeros. For 12.4K, enter 12400.</li>
</ul>
<p>Use JPEG, PNG, WebP or PDF, up to 4 MB. If the figures run over several screens, take a long screenshot or join them into one PDF. Don't retouch anything, not even the battery bar; one visible edit makes every figure doubtful.</p>
<h2>From proof to portfolio</h2>
<p>These same pictures are what the next brand wants to see. A portfolio isn't a pile of screenshots, though. It's a set of short stories with numbers behind them. I use one page for each job, five lines to a page:</p>
<ol>
<li>the brand's problem, in one sentence;</li>
<li>what you chose to do, and why;</li>
<li>one still from the work, with the link;</li>
<li>three figures that answer the problem, with the date they were taken;</li>
<li>what you'd do differently next time.</li>
</ol>
<p>That last line separates professionals from people showing off. It lets a brand see how you think.</p>
<h2>Choosing without overflowing</h2>
<p>Six jobs are plenty, as long as they differ: one with your highest views, one that was saved a lot, one with real clicks or coupon uses, and three from the topics you'd like more of. No paid work yet? Use clips of your own and say plainly that nobody paid for them.</p>
<blockquote>A sample page: bring people in to try a new menu · five stills taken while the shop was quiet · reach 8,900, saves 214, clicks 96, measured on day three · next time, the map goes first</blockquote>
<h2>Before you show it around</h2>
<ul>
<li>Sales figures and anything a brand told you in confidence need permission first.</li>
<li>Blur the names and faces of people who commented, unless you've asked them.</li>
<li>Leave the disclosure tag visible in your samples. It shows you work in the open.</li>
<li>Date every measurement, and refresh the set each quarter.</li>
</ul>
<p>When it's ready, attach the link to your next application on the <a href="/en/jobMarketBoard">job market</a>. If you're still waiting for job number one, start with <a href="/en/articles/detail/your-first-job-step-by-step">your first job, step by step</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'fashion',
      alt: { th: 'ภาพวาดผลงานภาพถ่ายที่จัดเรียงเป็นชุด', en: 'Drawing of a set of photographed pieces laid out together' },
    },
    category: 8,
    tags: ['design', 'food', 'lifestyle'],
    author: OHM,
  },
}
