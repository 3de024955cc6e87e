import { chosenDrawing, noPicture } from './pictures.ts';
import type { Text } from './text.ts';

const FOUNDER = { en: 'Founder & CEO', ta: 'நிறுவனர், தலைமைச் செயல் அதிகாரி' };
const JOINT_DIRECTOR = { en: 'Joint Director', ta: 'இணை இயக்குநர்' };
const DEPUTY_DIRECTOR = { en: 'Deputy Director', ta: 'துணை இயக்குநர்' };
const TEAM_LEADER = { en: 'Marketing Team Leader', ta: 'விற்பனைக் குழுத் தலைவர்' };
const MANAGER = { en: 'Marketing Manager', ta: 'விற்பனை மேலாளர்' };

/** Specification §2, "About us": sample people by role, none of whom goes live. */
export const people = {
  founder: {
    ...sample(FOUNDER, 0),
    picture: {
      ...chosenDrawing('founder'),
      alt: { en: 'Drawing', ta: 'ஓவியம்' },
    },
  },
  jointDirectors: [sample(JOINT_DIRECTOR, 1), sample(JOINT_DIRECTOR, 2)],
  deputyDirectors: [sample(DEPUTY_DIRECTOR, 3), sample(DEPUTY_DIRECTOR, 4)],
  marketingTeamLeaders: [sample(TEAM_LEADER, 5), sample(TEAM_LEADER, 6)],
  marketingManagement: sample(MANAGER, 7),
};

function sample(position: Text, number: number) {
  const name = { en: `Sample person ${number}`, ta: `மாதிரி நபர் ${number}` };
  return { name, position, phone: `+91 00000 0001${number}`, picture: noPicture() };
}
