/** Specification §2, "About us". The people themselves stand in site.config.ts. */
export const about = {
  heading: 'About us',
  lead: 'Land is the largest thing that most families here will ever buy. We try to be the people you would want beside you on that day.',
  paragraphs: [
    'Our work begins with a tape and a village map. We look for land with clear title near the towns of the Theni district, have it surveyed, lay out plots and roads, and take the layout through DTCP approval. Only then do we sell.',
    'Because we also draw plans, build and renovate houses and lay roads, a plot does not end at the sale deed. The same engineers who set your boundary stones can draw your house on it, estimate it, build it and bring the road to the gate. Where a bank is to help, we prepare the papers for the home loan with you.',
    'What we say about a plot you can check: the approval, the title papers, the measurements on the ground. Ask for them. We bring them to the first visit.',
  ],
  facts: [
    {
      term: 'Where',
      text: 'The whole Theni district, from the Vaigai dam to Cumbum and Bodinayakanur.',
    },
    {
      term: 'What',
      text: 'Plots and approvals, 2D and 3D plans, construction and renovation, road work, help with home loans.',
    },
    {
      term: 'How',
      text: 'One person who answers your calls from the first visit to the last paper.',
    },
  ],
  peopleHeading: 'The people you will meet',
  peopleText: 'Call any of us, or write on WhatsApp. Tamil and English.',
  groups: {
    founder: 'Founder & CEO',
    jointDirectors: 'Joint Directors',
    deputyDirectors: 'Deputy Directors',
    marketingTeamLeaders: 'Marketing Team Leaders',
    marketingManagement: 'Marketing Management',
  },
  founderNote:
    'Founder of the company. For questions about title, approval and anything that you would rather ask at the top.',
};
