import { LANGUAGES, type Language } from '@theni/contract/limits';
import { useState } from 'react';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { adminText } from '../words.ts';
import css from './help-page.module.css';
import { type HelpTask, helpTasks, helpText } from './help-words.ts';

/** How the owner does what he does most, in his own language. */
export default function HelpPage() {
  return <AdminFrame heading={adminText.profile.help}>{() => <Help />}</AdminFrame>;
}

function Help() {
  const [language, setLanguage] = useState<Language>('ta');
  return (
    <div className={css.help}>
      <ToggleGroup
        label={helpText.language}
        options={LANGUAGES.map((each) => [each, helpText.languages[each]])}
        chosen={language}
        onChoose={setLanguage}
      />
      <div lang={language}>
        {helpTasks.map((task) => (
          <Task key={task.title.en} task={task} language={language} />
        ))}
      </div>
    </div>
  );
}

function Task({ task: { title, steps }, language }: { task: HelpTask; language: Language }) {
  return (
    <Disclosure summary={title[language]}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.en}>{step[language]}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
