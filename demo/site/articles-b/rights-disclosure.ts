import type { SiteItem } from '../types.ts'
import { TEAM } from './authors.ts'

export const rightsDisclosure: SiteItem<'article'> = {
  kind: 'article',
  slug: 'usage-rights-and-disclosure',
  published: { daysAgo: 127, minute: 1063 },
  doc: {
    title: {
      th: 'สิทธิ์ใช้งานและแฮชแท็กโฆษณา สองบรรทัดที่แบรนด์มักกรอกทีหลังสุด',
      en: 'Usage rights and disclosure: the two lines brands fill in last',
    },
    summary: {
      th: 'จ้างรีวิวไม่ได้แปลว่าเป็นเจ้าของคลิป ส่วนงานจ้างที่ไม่บอกว่าเป็นงานจ้างก็เสียหายทั้งสองฝ่าย จัดการสองเรื่องนี้ให้จบตั้งแต่ในบรีฟ',
      en: "Paying for a review doesn't make the clip yours, and paid work that hides it hurts both sides. Settle both in the brief.",
    },
    body: {
      th: `
<p>คลิปออกมาดีมาก ทีมโฆษณาอยากตัดเป็นแบนเนอร์ยิงต่อสามเดือน ทีมขายอยากเอาขึ้นจอหน้าร้าน แล้วมีคนถามขึ้นมาว่า “เรามีสิทธิ์ใช้ไหม” ทั้งห้องเงียบ</p>
<p>คำตอบอยู่ในบรีฟ ถ้ากรอกไว้ ถ้าไม่ได้กรอกก็ต้องเริ่มคุยกับครีเอเตอร์ใหม่ ตอนที่เขารู้แล้วว่าคลิปของเขามีค่าแค่ไหน</p>
<h2>ค่าจ้างซื้ออะไรให้คุณ</h2>
<p>ค่าจ้างหนึ่งงานคือการที่ครีเอเตอร์สร้างโพสต์และเผยแพร่บนช่องของเขา ส่วนจะนำโพสต์ไปใช้ที่อื่นได้แค่ไหน ขึ้นกับขอบเขตสิทธิ์ที่คุณเลือกและครีเอเตอร์เห็นก่อนรับงาน</p>
<table>
<thead><tr><th scope="col">ขอบเขต</th><th scope="col">ทำได้</th><th scope="col">เหมาะกับ</th></tr></thead>
<tbody>
<tr><td>อยู่บนช่องของครีเอเตอร์เท่านั้น</td><td>แชร์โพสต์ต้นทางด้วยปุ่มของช่องทางนั้น</td><td>รีวิวทั่วไป งบเริ่มต้น</td></tr>
<tr><td>โซเชียลของแบรนด์ ไม่ยิงโฆษณา</td><td>ลงซ้ำในเพจหรือบัญชีของแบรนด์</td><td>แบรนด์ที่ต้องการคอนเทนต์สม่ำเสมอ</td></tr>
<tr><td>โซเชียลของแบรนด์ และยิงโฆษณา</td><td>ลงซ้ำและใช้เงินดันให้คนเห็น</td><td>คลิปที่ตั้งใจใช้ปิดการขาย</td></tr>
<tr><td>ทุกสื่อของแบรนด์</td><td>เว็บไซต์ หน้าร้าน สิ่งพิมพ์ และอื่น ๆ</td><td>แคมเปญใหญ่ที่มีหน้าตาเดียวทั้งปี</td></tr>
</tbody>
</table>
<p>ทุกขอบเขตที่กว้างกว่าช่องของครีเอเตอร์ต้องมีวันสิ้นสุด หลังวันนั้นให้ถอดออกหรือขอต่อ</p>
<h2>คิดราคาสิทธิ์อย่างยุติธรรม</h2>
<p>ราคาประเมินในระบบคิดจากขนาดช่อง ช่องทาง ชนิดโพสต์ ER (อัตราการมีส่วนร่วม) และคะแนนความน่าเชื่อถือ ไม่มีตัวคูณสำหรับสิทธิ์ใช้งาน คุณกับครีเอเตอร์จึงต้องรวมไว้ในค่าจ้างของงานนั้นเอง ถามสามข้อนี้ก่อนตั้งราคา</p>
<ul>
<li><strong>นานเท่าไร</strong> 30 วันกับหนึ่งปีไม่ควรราคาเท่ากัน ขอเท่าที่มีแผนใช้จริง</li>
<li><strong>ใช้ที่ไหน</strong> หน้าของครีเอเตอร์บนโฆษณาที่คนเห็นซ้ำ ๆ มีผลกับงานอื่นของเขา โดยเฉพาะสินค้าประเภทเดียวกัน</li>
<li><strong>แก้ได้ไหม</strong> ตัดให้สั้นลงกับเปลี่ยนคำพูดเป็นคนละเรื่อง เขียนไว้ให้ชัดว่าแก้อะไรได้</li>
</ul>
<p>ถ้ายังไม่แน่ใจว่าจะใช้ต่อหรือไม่ เริ่มจากขอบเขตแรก แล้วขอสิทธิ์เพิ่มเฉพาะคลิปที่ได้ผล จ่ายหนึ่งคลิปที่ใช้จริง ดีกว่าจ่ายสิบคลิปเผื่อไว้</p>
<h2>ทำไมต้องบอกว่าเป็นงานจ้าง</h2>
<p>คนดูรับโฆษณาได้ สิ่งที่รับไม่ได้คือการมารู้ทีหลังว่าถูกหลอก งานจ้างทุกงานบน Talad จึงมีแฮชแท็กโฆษณากำหนดไว้ในบรีฟ คือ #โฆษณา หรือ #ad</p>
<p>ระบบตรวจสามข้อหลังครีเอเตอร์ใส่ลิงก์โพสต์ ว่าเปิดเป็นสาธารณะ อยู่บนช่องที่ตกลงกัน และมีแฮชแท็กครบ ถ้าขาดข้อใด ระบบส่งกลับให้แก้พร้อมเหตุผล ตรวจไม่ผ่านครบสามครั้ง ทีมงานเข้ามาดู งานจะยังไม่นับว่าจบจนกว่าจะผ่าน</p>
<p>ดังนั้นอย่าขอให้ครีเอเตอร์ลบแท็กเพื่อให้ดูเป็นธรรมชาติ นอกจากจะทำให้งานค้าง ยังเป็นเหตุผลที่ชอบธรรมให้เขาไม่รับงาน</p>
<h2>ทำให้แท็กไม่ดูแปลกแยก</h2>
<ol>
<li>วางไว้ต้นแคปชัน ก่อนจุดที่ข้อความถูกพับ ไม่ใช่ท้ายแฮชแท็กยี่สิบตัว</li>
<li>ให้ครีเอเตอร์พูดเองด้วยเสียงตัวเอง เช่น “คลิปนี้แบรนด์จ้างมาลอง แต่ความเห็นเป็นของเรา”</li>
<li>ในสตอรี่ ใส่ทุกหน้าที่พูดถึงสินค้า ไม่ใช่หน้าแรกหน้าเดียว</li>
<li>ในไลฟ์ พูดตอนเปิดและพูดซ้ำเมื่อคนเข้ามาใหม่</li>
</ol>
<h2>ข้อความที่คัดไปใช้ในบรีฟได้</h2>
<blockquote>แบรนด์ขอนำโพสต์ไปลงซ้ำในโซเชียลของแบรนด์และยิงโฆษณา ถึงวันที่ระบุในบรีฟ ตัดความยาวและใส่ซับได้ ไม่เปลี่ยนคำพูดหรือความหมาย ให้เครดิตชื่อช่องทุกครั้ง หลังวันสิ้นสุดแบรนด์จะหยุดใช้หรือขอต่อก่อนหมดเวลา ใส่ #โฆษณา ไว้ในบรรทัดแรกของแคปชัน</blockquote>
<p>สี่บรรทัดนี้ใช้เวลาเขียนห้านาที และกันอีเมลยาว ๆ ได้หลายสัปดาห์ ดูว่าครีเอเตอร์คิดราคาส่วนนี้อย่างไรได้ที่ <a href="/th/articles/detail/set-your-first-prices">ตั้งราคาแรกของคุณ</a> หรืออ่านข้อตกลงฉบับเต็มใน <a href="/th/termsOfUse">เงื่อนไขการใช้งาน</a></p>`,
      en: `
<p>The clip turned out beautifully. The ads team wants to cut it into banners for three months; sales wants it on the shop screen. Then someone asks, “Are we allowed to?” and the room goes quiet.</p>
<p>The answer is in the brief, if you filled it in. If you didn't, you're about to negotiate with a creator who now knows exactly what the clip is worth.</p>
<h2>What the pay buys</h2>
<p>The pay for a job covers making the post and publishing it on the creator's own channel. How far it may travel beyond that depends on the scope you choose, which the creator sees before saying yes.</p>
<table>
<thead><tr><th scope="col">Scope</th><th scope="col">You may</th><th scope="col">Suits</th></tr></thead>
<tbody>
<tr><td>Only on the creator's channel</td><td>Share the original with the platform's own button</td><td>Ordinary reviews, starting budgets</td></tr>
<tr><td>The brand's social pages, no ads</td><td>Repost on your pages and accounts</td><td>Brands that need steady content</td></tr>
<tr><td>The brand's social pages and ads</td><td>Repost and pay for people to see it</td><td>Clips meant to close sales</td></tr>
<tr><td>All media of the brand</td><td>Website, shops, print and more</td><td>Big campaigns with one face all year</td></tr>
</tbody>
</table>
<p>Anything wider than the creator's own channel needs an end date. After that day, take it down or ask to renew.</p>
<h2>Pricing rights fairly</h2>
<p>Our estimate looks at channel size, platform, post type, ER (engagement rate) and authenticity score. It has no factor for usage rights, so the two of you need to put them into the pay of that job. Three questions help.</p>
<ul>
<li><strong>How long?</strong> Thirty days and a year shouldn't cost the same. Ask for what you've planned to use.</li>
<li><strong>Where?</strong> A face that keeps turning up in ads affects the creator's other work, above all with similar products.</li>
<li><strong>May you edit?</strong> Trimming isn't the same as changing words. Write down what you're allowed to change.</li>
</ul>
<p>If you aren't sure you'll reuse anything, start with the narrowest scope and ask for more only on clips that perform. Paying for one you use beats paying for ten just in case.</p>
<h2>Why say it's paid?</h2>
<p>Viewers can live with advertising. What they can't forgive is finding out later. That's why every paid job on Talad carries a disclosure tag set in the brief, such as #ad.</p>
<p>Once the creator adds the link, we check three things: the post is public, it's on the agreed account, and the tag is there. If one is missing, the post goes back with the reason. After three failed checks our team steps in. Until it passes, the job isn't done.</p>
<p>So don't ask anyone to drop the tag to look more natural. It will stall the job, and it gives the creator a fair reason to decline it.</p>
<h2>Making the tag feel at home</h2>
<ol>
<li>Place it at the start of the caption, above the fold, not behind twenty hashtags.</li>
<li>Let creators say it in their own voice: “The brand paid me to try this; the opinion's mine.”</li>
<li>In stories, put it on each frame that mentions the product, not just the first.</li>
<li>In a live, say it when you open and again as new people join.</li>
</ol>
<h2>Wording you can copy</h2>
<blockquote>We'd like to repost this on our social pages and use it in ads until the date in this brief. We may trim it and add subtitles, but won't change words or meaning, and we'll credit your channel each time. After the end date we'll stop, or ask to renew before it. Put #ad in the first line of the caption.</blockquote>
<p>It takes five minutes to write and saves weeks of long emails. To see how creators think about this part, read <a href="/en/articles/detail/set-your-first-prices">set your first prices</a>; the agreement in full is in our <a href="/en/termsOfUse">terms of use</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'news',
      alt: { th: 'ภาพวาดสื่อหลายแบบวางเรียงกัน', en: 'Drawing of several kinds of media side by side' },
    },
    category: 9,
    tags: ['news', 'design', 'lifestyle'],
    author: TEAM,
  },
}
