import type { SiteItem } from '../types.ts'

export const MATCH_REASONS: SiteItem<'article'> = {
  kind: 'article',
  slug: 'match-scores-now-show-their-reasons',
  published: { daysAgo: 58, minute: 660 },
  doc: {
    title: {
      th: 'คะแนนความตรงบอกเหตุผลได้แล้ว ทั้งข้อที่ผ่านและข้อที่ขาด',
      en: 'Match scores now show their reasons, met and missing',
    },
    summary: {
      th: 'เลข 92% ตัวเดียวไม่ช่วยให้ใครตัดสินใจ เราจึงเปิดให้เห็นว่าคะแนนมาจากข้อไหน แบรนด์เห็นก่อนเลือก ครีเอเตอร์เห็นก่อนสมัคร',
      en: "A bare 92% doesn't help anyone decide. So we've opened it up: brands see the reasons before they choose, and creators see them before they apply.",
    },
    cover: {
      fileId: null,
      scene: 'tech',
      alt: {
        th: 'ภาพวาดโทรศัพท์ที่กำลังเปิดวิดีโอหน้าวงแหวนไฟ',
        en: 'A drawing of a phone playing a video in front of a ring light',
      },
    },
    category: 12,
    tags: ['tech', 'design'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>คำถามจากแบรนด์: ทำไมคนนี้ได้ 88 คำถามจากครีเอเตอร์: ทำไมฉันไม่ตรง ที่ผ่านมาเราตอบทั้งสองฝั่งด้วยตัวเลขเดียวกัน ซึ่งไม่ได้ตอบอะไรเลย</p>
<h2>ตอนนี้เห็นอะไรบ้าง</h2>
<p>ใต้คะแนนทุกใบสมัครและทุกแถวที่แบรนด์เก็บไว้เลือก มีเหตุผลเป็นคำเรียงให้อ่าน ข้อที่ยังขาดขึ้นก่อนเสมอ ตามด้วยข้อที่หนุนคะแนนมากที่สุด เช่น ต้องมี ER (อัตราการมีส่วนร่วม) 3.0% ช่องนี้มี 2.4% ขาด 0.6 จุด หรือคนดู 71% อยู่ในช่วงอายุที่ขอ</p>
<h2>คะแนนคิดจากอะไร</h2>
<p>เราแยกเป็นสองชั้น</p>
<ul>
<li><strong>เงื่อนไขของแคมเปญ</strong> ช่องทาง ผู้ติดตาม ER อายุและเพศของคนดู พื้นที่ สายคอนเทนต์ และข้ออื่นที่แบรนด์ตั้งไว้ ผ่านครบทุกข้อได้ 70 ขึ้นไป ขาดแม้ข้อเดียวจะต่ำกว่า 70</li>
<li><strong>ข้อประกอบ</strong> ER เทียบกับช่องขนาดเดียวกัน คะแนนความน่าเชื่อถือ ราคาเทียบกับค่าจ้าง สัดส่วนงานที่ทำจบ และเคยทำงานกับแบรนด์นี้มาก่อน ชั้นนี้ขยับคะแนนได้ แต่ไม่ทำให้ใครตกเงื่อนไข</li>
</ul>
<p>ข้อไหนแบรนด์ไม่ได้ขอ เราไม่นำมาคิด ข้อไหนขอแต่ช่องไม่มีข้อมูล จะนับว่ายังไม่ผ่านและเขียนบอกตรง ๆ ว่าไม่มีข้อมูล</p>
<h2>สำหรับครีเอเตอร์</h2>
<p>ใน <a href="/th/jobMarketBoard">ตลาดงาน</a> เข้าสู่ระบบแล้วเลือกดูเฉพาะงานที่ตรงได้ งานที่ยังไม่ตรงบอกให้รู้ว่าขาดอะไร และเมื่อตัวเลขของช่องหรือเงื่อนไขของแคมเปญเปลี่ยน เราตรวจใบสมัครให้ใหม่ ไม่ต้องสมัครซ้ำ ถ้าเห็นว่าตัวเลขของช่องผิด กดขอให้ตรวจใหม่ได้จากหน้า “ช่องของฉัน”</p>
<h2>สำหรับแบรนด์</h2>
<p>คะแนนยังเรียงใบสมัครให้เหมือนเดิม แต่เราอยากให้อ่านเหตุผลก่อนกดรับ คนที่ได้ 81 เพราะราคาเกินนิดเดียวกับคนที่ได้ 81 เพราะส่งงานช้า เป็นคนละเรื่องกัน ถ้าเชิญคนที่ไม่ตรงบางข้อก็ทำได้ เราแสดงเหตุผลให้เห็นแล้วการตัดสินใจเป็นของคุณ อ่านต่อว่าแบรนด์หนึ่งใช้เหตุผลเหล่านี้อย่างไรใน <a href="/th/articles/detail/why-nuanuan-picked-84-over-93">บทสัมภาษณ์นวลนวล สกินแคร์</a></p>
`,
      en: `
<p>Brands ask why someone's an 88. Creators ask why they aren't a match. Until now we've answered both with one number, which is to say we haven't answered.</p>
<h2>What you'll see</h2>
<p>Under the score of every application and every shortlisted creator there are now reasons in plain words. What's missing always comes first, then whatever speaks most strongly for the channel. For example: needs an engagement rate (ER) of 3.0%, this channel has 2.4%, 0.6 points short. Or: 71% of the audience is in the age group you asked for.</p>
<h2>How the score is made</h2>
<p>There are two layers.</p>
<ul>
<li><strong>The campaign's criteria.</strong> Platform, followers, ER, the audience's age and gender, place, topics and anything else the brand has set. Meet them all and you're at 70 or above. Miss even one and you're below.</li>
<li><strong>What speaks for you.</strong> ER against channels your size, authenticity score, your price against the job pay, share of jobs finished, and whether you've worked with this brand before. These move the score, but nobody fails a criterion because of them.</li>
</ul>
<p>If a brand didn't ask for something, it isn't counted. If it did ask and we've no data for the channel, that counts as not met, and we say that it's the data that's missing.</p>
<h2>For creators</h2>
<p>Log in, and on the <a href="/en/jobMarketBoard">job market</a> you can show only the jobs that match. The others tell you what you're short of. When your channel's figures or the campaign's criteria change, we check your application again, so you needn't apply twice. If a figure looks wrong, ask for a re-check from the channel's page.</p>
<h2>For brands</h2>
<p>Scores still sort your applicants. We'd just like you to read the reasons before you press Accept, because an 81 for a price that's slightly over and an 81 for late drafts aren't the same 81. You can invite somebody who misses a criterion, too. We'll show you what's missing, and the choice is yours. To see how one brand goes about it, read our <a href="/en/articles/detail/why-nuanuan-picked-84-over-93">talk with Nuanuan Skincare</a>.</p>
`,
    },
  },
}
