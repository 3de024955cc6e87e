import { AdminFrame } from '../frame/admin-frame.tsx';
import { Disclosure } from '../ui/dialog.tsx';
import { adminText } from '../words.ts';
import { help } from './help-words.ts';

export default function HelpPage() {
  return (
    <AdminFrame heading={adminText.profile.help}>
      {() =>
        Object.entries(help).map(([language, tasks]) => (
          <section key={language} lang={language}>
            {tasks.map(([title, ...steps]) => (
              <Disclosure key={title} summary={title}>
                <ol style={{ paddingLeft: '1.5rem', listStyle: 'decimal' }}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </Disclosure>
            ))}
          </section>
        ))
      }
    </AdminFrame>
  );
}
